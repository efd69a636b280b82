// The client's own words in English, and those that all games share.

import common from "@common/common.en.ftl?raw";
import own from "./en.ftl?part=table";
import refused from "./refused.en.ftl?raw";

export default [own, refused, common];
