import { fourthWords } from "../fourth/words.ts";
import { testFurtherWords } from "../second/further-tests.ts";
import { testNewWords, testSet } from "../second/set-tests.ts";
import { secondWords } from "../second/words.ts";
import { thirdWords } from "../third/words.ts";
import { fifthStatements } from "./accounts.ts";
import { fifthWords } from "./words.ts";

const statements = fifthStatements();
const earlier = [secondWords, thirdWords, fourthWords];

testSet(fifthWords, statements);

testNewWords(fifthWords, earlier);

testFurtherWords(fifthWords, statements, earlier);
