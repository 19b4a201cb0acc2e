import type { SpellingWords } from '../en/spelling.ts'

export const spelling: SpellingWords = {
  neverTwice:
    'au aux avec ce cette dans de des du et le les mais notre ou par pour quand que qui sur un une votre',
  vagueLinks: 'ici|cliquez ici|cliquer ici|clic|ce lien|lien|cette page',
  usual: `accueil accueillir activité agréable association assurance attestation beaucoup bibliothèque
    bienvenue bénévole calendrier certificat complètement connaissance courriel cérémonie difficulté
    directrice disponible document déjeuner développement enseignante environnement exceptionnel
    exceptionnelle gratuitement gymnastique généralement hebdomadaire hébergement hôpital immédiatement
    inscription malheureusement mathématiques meilleur nettoyage opportunité partenaire pharmacie
    plusieurs possibilité printemps questionnaire recommander renseignement régulièrement réserver
    secrétaire septembre séparément théâtre traditionnel traditionnelle vaccination éducation équipement
    établissement évènement événement`,
  endings: 's e es',
  alike: 'accueille',
  misspelt: `acceuille accueille apperçu aperçu addresse adresse addresses adresses appeller appeler courrir courir evenement
    événement malgrès malgré parmis parmi plusieures plusieurs professionel professionnel professionels
    professionnels receuil recueil reccomander recommander`,
  twins: 'ligne linge',
  letters: 'àâæçèêëîïôœùûüÿÀÂÆÇÈÉÊËÎÏÔŒÙÛÜ«»€',
}
