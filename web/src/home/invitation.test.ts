import { describe, expect, it } from "vitest";
import { pathOf, readInvitation, readKey } from "./invitation";

describe("an invitation", () => {
  it.each([
    "7uyrsg44",
    "7UYRSG44",
    " 7uyr sg44 ",
    "7UYR-SG44",
    "7uyr – sg44",
    "7 u y r\u00a0s g 4 4",
    "\u200b7uyr\u2060sg44\ufeff",
  ])("is read from the code %j", (written) => {
    expect(readInvitation(written)).toEqual({ room: "", code: "7uyrsg44" });
  });

  it.each([
    "https://play.example/t/7der37bjz3#7uyrsg44",
    "  http://192.168.1.20:8000/t/7der37bjz3#7UYRSG44\n",
    "play.example/t/7der37bjz3/#7uyrsg44",
    "Viens jouer : https://play.example/t/7der37bjz3#7uyrsg44 !",
  ])("is read from the link in %j", (pasted) => {
    expect(readInvitation(pasted)).toEqual({ room: "7der37bjz3", code: "7uyrsg44" });
  });

  it("is the table alone where the link has no code", () => {
    expect(readInvitation("https://play.example/t/7der37bjz3")).toEqual({ room: "7der37bjz3", code: "" });
  });

  it.each(["", "   ", "7uyrsg4", "7uyrsg445", "bonjour tout le monde", "https://play.example/rules"])(
    "is not found in %j",
    (written) => {
      expect(readInvitation(written)).toBeNull();
    },
  );
});

describe("a link", () => {
  it("leads to its place on this very page, whatever the server is called elsewhere", () => {
    expect(pathOf("https://play.example/t/room#code")).toBe("/t/room#code");
    expect(pathOf("/replay/match?key=1")).toBe("/replay/match?key=1");
  });
});

describe("a personal key", () => {
  it("is read from its link, or taken as it is", () => {
    expect(readKey("https://play.example/me#s3cret-Key_1")).toBe("s3cret-Key_1");
    expect(readKey(" s3cret-Key_1\n")).toBe("s3cret-Key_1");
  });

  it.each(["", "two words", "https://play.example/t/room#code"])("is not found in %j", (pasted) => {
    expect(readKey(pasted)).toBe("");
  });
});
