/** The buttons of an entry or of a row. Each has the name of what it acts on. */
type Tool = { readonly id: string; readonly word: string; readonly isOn: boolean; readonly act: () => void }

type Props = { readonly name: string; readonly tools: readonly Tool[]; readonly isReadOnly: boolean }

export function ToolButtons({ name, tools, isReadOnly }: Props) {
  return (
    <fieldset className="tools" aria-label={name}>
      {tools.map(({ id, word, isOn, act }) => (
        <button
          key={id}
          type="button"
          id={id}
          aria-label={`${word}: ${name}`}
          disabled={!isOn || isReadOnly}
          onClick={act}
        >
          {word}
        </button>
      ))}
    </fieldset>
  )
}
