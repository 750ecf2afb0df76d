import { configure } from "@testing-library/react";

/** Tests wait for facts; this only ends a hopeless wait, and leaves a busy machine the time that it needs. */
configure({ asyncUtilTimeout: 4_000 });
