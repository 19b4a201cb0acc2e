/** What the check of texts must know of a language. */
export type SpellingWords = {
  /** Words that are never meant twice in a row. */
  readonly neverTwice: string
  /** Words of a link that say nothing of where it leads, with `|` between them. */
  readonly vagueLinks: string
  /** Pairs: what people often write, and the word that they mean. What they write is hardly ever another word, and no name. */
  readonly misspelt: string
}

export const spelling: SpellingWords = {
  vagueLinks: 'here|click here|click|this|this link|link|this page',
  neverTwice: 'an and are at by for from of or our the their to we with your',
  misspelt: `accomodate accommodate accomodation accommodation acheive achieve acheivement achievement
    acheivements achievements acitivity activity activites activities adress address adresses addresses admision
    admission admisions admissions aquire acquire athelete athlete atheletes athletes atheletics athletics begining
    beginning beleive believe boading boarding buisness business bussiness business catagory category collegue colleague collegues colleagues comittee committee commitee committee commited committed
    completly completely definately definitely definetly definitely developement development dicipline discipline
    diferent different dinning dining disipline discipline enviroment environment equiptment equipment excellant
    excellent exellent excellent existance existence experiance experience facilites facilities febuary february
    garantee guarantee gaurdian guardian gaurdians guardians goverment government guarentee guarantee happend happened
    immediatly immediately imediately immediately independant independent infomation information interveiw interview intervew interview intrested interested
    intresting interesting knowlege knowledge liason liaison libary library maintainance maintenance managment
    management medecine medicine neccessary necessary necesary necessary noticable noticeable occassion occasion
    occassionally occasionally occassions occasions occured occurred oportunity opportunity oppurtunity opportunity
    permisson permission posession possession prefered preferred priviledge privilege probaly probably
    profesional professional proffesional professional questionaire questionnaire reccomend recommend recieve receive
    recieved received recieves receives reciept receipt reciepts receipts recomend recommend recomended recommended
    refered referred registeration registration relevent relevant religous religious responsability responsibility
    responsable responsible restaraunt restaurant restarant restaurant scedule schedule secratary secretary seperate
    separate seperated separated seperately separately shedule schedule similiar similar sincerly sincerely speach speech
    calender calendar calenders calendars payed paid succesful successful successfull successful succesfully successfully suprise surprise swiming swimming tommorow tomorrow tommorrow tomorrow transfered transferred truely truly tution
    tuition untill until usualy usually wellfare welfare wensday wednesday writen written writting writing`,
}
