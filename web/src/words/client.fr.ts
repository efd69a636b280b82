// The client's own words in French, and those that all games share.

import common from "@common/common.fr.ftl?raw";
import own from "./fr.ftl?part=table";
import refused from "./refused.fr.ftl?raw";

export default [own, refused, common];
