/**
 * The hydrated popup: a dialog over the page, each time the page is opened. Without scripts, for visitors who save data,
 * and for those who use the page already, the same panel is part of the page.
 */
import {
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import Container from 'react-bootstrap/Container'
import { ButtonLink } from '../../block/button-link.tsx'
import { defineIsland } from '../../block/define-island.ts'
import { Picture } from '../../block/picture.tsx'
import { RoundButton } from '../../block/round-button.tsx'
import type { Picture as PictureData, ResolvedLink } from '../../block/view.ts'

export type PopupProps = {
  readonly title: string
  /** The text as HTML. It never changes. */
  readonly html?: string | undefined
  readonly picture: PictureData
  readonly alt?: string | undefined
  readonly link: ResolvedLink
  readonly words: { readonly close: string; readonly newTab: string }
}

/** `waiting` until the script knows which of the other two it will be. */
type Form = 'waiting' | 'is-inline' | 'is-open'

function PromoPopup({ title, html, picture, alt, link, words }: PopupProps) {
  const id = useId()
  const { dialog, form, close, ...backdrop } = useDialog()
  return (
    <dialog
      className={`block promo-popup ${form}`}
      open={form !== 'is-open'}
      aria-labelledby={id}
      ref={dialog}
      {...backdrop}
    >
      <Container>
        <div className="sheet">
          <RoundButton icon="close" label={words.close} onPress={close} />
          <Picture picture={picture} alt={alt} />
          <div>
            <h2 id={id}>{title}</h2>
            {html && <div className="text" dangerouslySetInnerHTML={{ __html: html }} />}
            <p className="buttons">
              <button type="button" className="btn btn-outline" onClick={close}>
                {words.close}
              </button>
              <ButtonLink link={link} newTab={words.newTab} />
            </p>
          </div>
        </div>
      </Container>
    </dialog>
  )
}

function useDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const begun = useRef<EventTarget>(null)
  const [form, setForm] = useState<Form>('waiting')
  useEffect(() => {
    const { classList } = document.documentElement
    const canOpen = typeof HTMLDialogElement === 'function' && 'showModal' in HTMLDialogElement.prototype
    setForm(canOpen && !classList.contains('save-data') && !isUsed() ? 'is-open' : 'is-inline')
  }, [])
  useEffect(() => {
    if (form === 'is-open') dialog.current?.showModal()
  }, [form])
  const close = () => dialog.current?.close()
  return {
    dialog,
    form,
    close,
    onClose: startAtTop,
    onPointerDown(event: PointerEvent) {
      begun.current = event.target
    },
    /** A click on the dialog itself is outside the panel. One that began inside the panel does not count. */
    onClick({ target, currentTarget }: MouseEvent) {
      if (target === currentTarget && begun.current === currentTarget) close()
    },
  }
}

/**
 * Whether the visitor has scrolled, pressed or typed since the page was opened. Where it was swapped in, which is announced,
 * the first input was to another page.
 */
function isUsed(): boolean {
  if (scrollY > 0) return true
  if (document.querySelector('[data-announcer]:not(:empty)')) return false
  const observer = new PerformanceObserver(() => undefined)
  observer.observe({ type: 'first-input', buffered: true })
  return observer.takeRecords().length > 0
}

/** If nothing had the focus before, Tab starts at the top of the page. Browsers would continue after the popup. */
function startAtTop({ currentTarget }: SyntheticEvent): void {
  const { activeElement, body } = document
  if (activeElement !== body && !currentTarget.contains(activeElement)) return
  body.tabIndex = -1
  body.focus({ preventScroll: true })
  body.removeAttribute('tabindex')
}

export const island = defineIsland<PopupProps>({ name: 'promoPopup', wake: 'idle', Component: PromoPopup })
