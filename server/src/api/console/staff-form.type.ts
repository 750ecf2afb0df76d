import { signedFormType } from "../graphql/signed-form.type.ts";
import { builder } from "./console-builder.ts";

export const staffForm = signedFormType(builder);
