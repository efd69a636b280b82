// Parts of a file of words, as web/word_parts.ts cuts them.

declare module "*.ftl?part=table" {
  const text: string;
  export default text;
}

declare module "*.ftl?part=later" {
  const text: string;
  export default text;
}
