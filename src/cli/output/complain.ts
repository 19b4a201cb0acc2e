/** Says what is wrong with the call or with the machine. Gives the exit code. */
export function complain(problem: string): 2 {
  process.stderr.write(`ukurasa: ${problem}\n`)
  return 2
}

export const NO_OWN_BLOCKS =
  'This site has no blocks of its own, so there is nothing to generate. `npx ukurasa new block priceList` writes one.'

export const NO_SITE_HERE =
  'There is no site.yaml in this folder. Run this command in the folder of your site.'

export const FOREIGN_FOLDER =
  'The folder schema/ has other files. Give it another name: Ukurasa writes the schemas of your blocks there.'
