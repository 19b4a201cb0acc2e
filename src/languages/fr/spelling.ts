import type { SpellingWords } from '../en/spelling.ts'

export const spelling: SpellingWords = {
  neverTwice: 'au aux avec dans de des du et le les notre ou par pour sur un une votre',
  vagueLinks: 'ici|cliquez ici|cliquer ici|clic|ce lien|lien|cette page',
  misspelt: `acceuil accueil acceuillir accueillir acceuille accueille addresse adresse addresses adresses aggréable
    agréable apperçu aperçu appeller appeler courrir courir developpement développement
    dévelloppement développement evenement événement malgrès malgré parmis parmi plusieures plusieurs
    professionel professionnel professionels professionnels reccomander recommander receuil recueil
    traditionel traditionnel`,
}
