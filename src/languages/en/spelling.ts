/** What the check of texts must know of a language. */
export type SpellingWords = {
  /** Words that are never meant twice in a row. */
  readonly neverTwice: string
  /** Words of a link that say nothing of where it leads, with `|` between them. */
  readonly vagueLinks: string
  /**
   * Words that people often misspell, without the endings below. A word with one letter less, more or other, or with two
   * neighbours swapped, is a slip. A new word must have no other word at its side, in no language and in no name: if
   * there is one, write it below `alike`.
   */
  readonly usual: string
  /** What may follow such a word, each as a pattern. */
  readonly endings: string
  /** Words that differ from one of these in one letter, and are right. */
  readonly alike: string
  /** Pairs: a slip that differs in more, or in its last letter, and what is meant. It is hardly ever another word, and no name. */
  readonly misspelt: string
  /** Words that are another word if two neighbouring letters change places. */
  readonly twins: string
  /** Letters and signs that English does not have. The font of a site in this language gets them. */
  readonly letters: string
}

export const spelling: SpellingWords = {
  vagueLinks: 'here|click here|click|this|this link|link|this page',
  neverTwice:
    'an and are as at be but by for from has have if it its my not of or our the their this to was we when where which while with would your',
  usual: `absence academic academy acceptance access accident accommodate accommodation accomplished achieve
    achievement acquire activities activity additional address addresses administration admission advanced
    afternoon agreement allowance anniversary announcement annually appearance applicant application
    appointed appointment appreciate appropriate approximately assessment assignment assistance assistant
    association athlete athletic atmosphere attendance authorities authority available bathroom beautiful
    beautifully because bedroom beginner beginning behavior behaviour believe beneficiaries beneficiary
    boarding breakfast brochure building bursaries bursary business calendar cancelled candidate carefully
    category ceremony certainly certificate challenge children classroom colleague college colour
    commitment committed committee communication communities community competition complete completely
    completion comprehensive compulsory computer confidentiality congratulations counseling counselling
    currently curriculum definite definitely delivered delivery dentist department description develop
    development difference different difficult difficulties difficulty director disabilities disability
    disappoint disappointment discipline discovered discussed discussion disease dormitory education
    electricity eligibility embarrassed emergency employed employee employment encouragement engineer
    enquiries enquiry enrolled enrollment enrolment environment equipment equipped especially establish
    establishment everyone everything examination excellence excellent exercise existence experience
    facilities facility family favourite february festival financial financially frequently friend
    friendly friendship government grammar guarantee guardian guideline happened happiness health
    healthcare healthy history holiday homework hospital however immediate immediately immunisation
    immunization improvement including independent information insurance interest interview introduce
    introduction invitation kindergarten kitchen knowledge laboratory language laundry leadership learning
    leisure length liaison libraries library maintenance management manager mandatory maternity
    mathematics maximum medicine member membership mistake necessarily necessary neighbor neighborhood
    neighbour neighbourhood network newsletter noticeable nursery nutrition occasion occasionally occurred
    occurrence opportunities opportunity organisation organised organization organized parents parliament
    participant partnership patient perform performance permission personal pharmacist pharmacy
    physiotherapist physiotherapy possession possible practice preferred preparation prepare primary
    priority privilege probably professional program programme properly punctuation purchase qualify
    quality questionnaire receipt receive recently receptionist recognise recognition recognized recommend recommendation
    referred register registration regularly rehearsal relationship relevant religious representative
    request research reservation responsibilities responsibility responsible restaurant safeguarding
    sanitation saturday schedule scholarship school science secondary secretaries secretary section
    security semester separate separately separation service similar sincerely sometimes specialise
    specialist specialize specifically stationary stationery student subject success successful
    successfully sufficient suggestion supervised support surgery surprise swimming teacher teaching
    technical technician technology telephone television temperature temporarily temporary textbook
    therefore thursday timetable together tomorrow training transferred traveler traveling traveller
    travelling treasurer treatment tuesday tuition twelfth unfortunately uniform universities university
    unnecessary usually vaccination vaccine variety village visitor vocabulary volunteer vulnerable
    wednesday welcome welfare wellbeing wheelchair wonderful workshop written`,
  endings: `s (?<=e)d (?<!e)(?:ed|ing) ly`,
  alike: `absent addressee bearding bushiness busyness canceled certainty collage color commuter compete complected
    complexes complexion delver deportment differente direktor discus diseuse enquire excellencies
    excellente exercice exorcise expedience favorite fiend fried guarantied guaranties hearth heath heathy
    holliday holyday incitation kirchen landry leaning manger parens parlament participate participating
    patent patents practise preform primacy processional programm programming property provably recognize
    refereed religion resister scholl secretory sektion servile servite shimming skimming slimming suction
    trailing unformed uninformed whitten witten worksop`,
  misspelt: `calender calendar calenders calendars definetly definitely dinning dining maintainance maintenance
    maintainence maintenance occurance occurrence payed paid proffesional professional reccomend recommend
    reccomended recommended restaraunt restaurant shool school speach speech succesfull successful thier
    their tommorow tomorrow truely truly untill until wensday wednesday writting writing`,
  twins:
    'angel angle angels angles brain brian casual causal conservation conversation dairy diary field filed marital martial pairs paris perfect prefect perfects prefects quiet quite sacred scared signing singing there three trail trial trails trials united untied',
  letters: '',
}
