/** One window of a browser, as a visitor uses it. Each kind of browser is driven in its own language. */
export type Driver = {
  /** Opens an address, and waits until it has loaded. */
  readonly go: (address: string) => Promise<void>
  /** What an expression gives: a text, or a promise of one. */
  readonly ask: (expression: string) => Promise<string>
  /** The width and height of the page, in pixels. */
  readonly resize: (width: number, height: number) => Promise<void>
  /** Moves the mouse to a point of the page. */
  readonly hover: (x: number, y: number) => Promise<void>
  /** Moves the mouse to a point, and presses its button there. */
  readonly click: (x: number, y: number) => Promise<void>
  readonly key: (name: Key) => Promise<void>
  /** Presses the keys of a text. */
  readonly type: (text: string) => Promise<void>
  /** What is seen, as PNG. */
  readonly picture: () => Promise<Buffer>
  readonly quit: () => Promise<void>
}

export type Key = 'Tab' | 'Enter' | 'Escape'
