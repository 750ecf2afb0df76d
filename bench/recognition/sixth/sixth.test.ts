import { fifthWords } from "../fifth/words.ts";
import { fourthWords } from "../fourth/words.ts";
import { testFurtherWords } from "../second/further-tests.ts";
import { testNewOffices, testNewWords, testSet } from "../second/set-tests.ts";
import { secondWords } from "../second/words.ts";
import { thirdWords } from "../third/words.ts";
import { sixthStatements } from "./accounts.ts";
import { sixthWords } from "./words.ts";

const statements = sixthStatements();
const earlier = [secondWords, thirdWords, fourthWords, fifthWords];

testSet(sixthWords, statements);

testNewWords(sixthWords, earlier);

testFurtherWords(sixthWords, statements, earlier);

testNewOffices(sixthWords, earlier);
