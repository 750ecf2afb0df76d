import { capital, type Language, mapParts } from "./language.ts";

/** Languages of tenants that the invented list does not have. */

const words = (text: string): readonly string[] => text.split(" ");

const languageOf = (name: string, given: string, family: string): Language => ({
  name,
  share: 0,
  newName: (pick, random) => ({
    given: [pick(words(given))],
    middle: random.happens(0.35) ? [pick(words(given))] : [],
    family: [pick(words(family))],
  }),
  systems: 1,
  spell: (native) => mapParts(native, capital),
});

export const elsewhere: readonly Language[] = [
  languageOf(
    "English",
    "james oliver jack harry george noah charlie jacob alfie freddie thomas william joshua edward samuel daniel matthew lewis ryan callum olivia amelia emily isla ava jessica lily sophie grace mia poppy ella charlotte chloe hannah lucy rebecca laura emma sarah",
    "smith jones taylor brown williams wilson johnson davies robinson wright thompson evans walker white roberts green hall wood jackson clarke harris lewis turner hill cooper ward moore martin baker king harrison morgan allen scott bennett hughes murphy kelly campbell mitchell whitlock ashworth pemberton thornton",
  ),
  languageOf(
    "Polish",
    "piotr krzysztof andrzej tomasz paweł jan michał marcin stanisław jakub adam marek łukasz grzegorz mateusz wojciech mariusz dariusz zbigniew maciej anna maria katarzyna małgorzata agnieszka barbara krystyna ewa elżbieta zofia teresa joanna magdalena monika",
    "nowak kowalski wiśniewski wójcik kowalczyk kamiński lewandowski zieliński szymański woźniak dąbrowski kozłowski jankowski mazur wojciechowski kwiatkowski krawczyk kaczmarek piotrowski grabowski zając pawłowski michalski król wieczorek jabłoński wróbel nowakowski majewski stępień",
  ),
  languageOf(
    "Indian",
    "rahul amit sanjay rajesh vijay suresh anil ravi arjun rohan vikram deepak manoj ashok karan nikhil priya anjali sunita pooja neha kavita meena lakshmi divya shreya ananya radha geeta asha",
    "sharma patel singh kumar gupta verma reddy nair iyer menon rao joshi desai shah mehta kapoor malhotra chopra bose chatterjee banerjee mukherjee das pillai naidu kulkarni deshpande trivedi pandey mishra",
  ),
  languageOf(
    "Romanian",
    "andrei alexandru mihai ionuț cristian florin adrian marius daniel gabriel bogdan răzvan vlad ștefan nicolae ioana maria elena andreea mihaela cristina alina simona roxana georgiana",
    "popescu ionescu popa radu dumitru stan stoica gheorghe matei ciobanu constantin rusu munteanu moldovan lazăr marin tudor dobre barbu nistor florea georgescu dinu enache toma",
  ),
  languageOf(
    "Portuguese",
    "joão pedro tiago diogo rui nuno bruno ricardo hugo miguel luís paulo andré gonçalo vasco ana maria inês beatriz mariana catarina sofia marta joana leonor matilde",
    "silva santos ferreira pereira oliveira costa rodrigues martins sousa fernandes gonçalves gomes lopes marques alves almeida ribeiro pinto carvalho teixeira moreira correia mendes nunes soares",
  ),
];
