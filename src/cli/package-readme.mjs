/** The README of the package, for people who install it. */

const OF_REPOSITORY = /^## (?:Two commands|Change the engine)$/m

/**
 * Leaves out what is true only of the repository: its commands, its site and its pictures.
 * @param {string} text
 */
export function readmeOfPackage(text) {
  const sections = text.split(/^(?=## )/m).filter((section) => !OF_REPOSITORY.test(section))
  const paragraphs = sections.join('').trimEnd().split('\n\n')
  const lines = paragraphs
    .filter((each) => !/\bthis repository\b|^!\[/i.test(each))
    .join('\n\n')
    .split('\n')
  return `${lines.filter((line) => !/#change-the-engine/.test(line)).join('\n')}\n`
}
