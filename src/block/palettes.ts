/** The colours that a site can start from. Each colour and its `on` partner make readable words. */

export type Colours = {
  /** Links, buttons, focus. Light in the dark scheme, so that it works for words and for backgrounds. */
  readonly brand: string
  readonly 'brand-strong': string
  readonly 'on-brand': string
  /** Grounds with white words, in both schemes. */
  readonly solid: string
  readonly 'solid-strong': string
  /** Header and footer. */
  readonly deep: string
  readonly 'on-deep': string
  readonly accent: string
  readonly 'on-accent': string
  readonly highlight: string
  readonly 'highlight-strong': string
  readonly 'on-highlight': string
  readonly paper: string
  readonly surface: string
  readonly ink: string
  readonly muted: string
  readonly line: string
  /** The drawing above the footer: what is far and what is near. */
  readonly far: string
  readonly near: string
  /** Over pictures with words. */
  readonly shade: string
}

export type Palette = { readonly light: Colours; readonly dark: Colours }

const NEUTRAL: Colours = {
  brand: '#1f4e8c',
  'brand-strong': '#183d6e',
  'on-brand': '#ffffff',
  solid: '#1f4e8c',
  'solid-strong': '#183d6e',
  deep: '#16263b',
  'on-deep': '#f1f3f6',
  accent: '#8f3d1f',
  'on-accent': '#ffffff',
  highlight: '#f0b94a',
  'highlight-strong': '#f5cb77',
  'on-highlight': '#1a1d21',
  paper: '#f8f9fa',
  surface: '#ffffff',
  ink: '#1a1d21',
  muted: '#474d54',
  line: '#d8dce1',
  far: '#8ba3c2',
  near: '#36587f',
  shade: '#0c1726',
}

const HIGHLAND: Colours = {
  brand: '#1f5a3d',
  'brand-strong': '#174a31',
  'on-brand': '#ffffff',
  solid: '#1f5a3d',
  'solid-strong': '#174a31',
  deep: '#0f2e22',
  'on-deep': '#f3efe4',
  accent: '#a33d23',
  'on-accent': '#ffffff',
  highlight: '#e9b44c',
  'highlight-strong': '#f3c974',
  'on-highlight': '#1b1f1d',
  paper: '#fbf8f1',
  surface: '#ffffff',
  ink: '#1b1f1d',
  muted: '#444c47',
  line: '#ddd6c6',
  far: '#7fa98d',
  near: '#2f6b4c',
  shade: '#091e16',
}

export const PALETTES = {
  neutral: {
    light: NEUTRAL,
    dark: {
      ...NEUTRAL,
      brand: '#a3c4ee',
      'brand-strong': '#c0d8f6',
      'on-brand': '#0f2036',
      deep: '#101c2c',
      accent: '#f0a488',
      'on-accent': '#2c1106',
      paper: '#0f1318',
      surface: '#181e25',
      ink: '#e8ebee',
      muted: '#b3bac3',
      line: '#323b46',
      far: '#33496a',
      near: '#1e3049',
    },
  },
  highland: {
    light: HIGHLAND,
    dark: {
      ...HIGHLAND,
      brand: '#9ed1b1',
      'brand-strong': '#b9e2c8',
      'on-brand': '#0f2e22',
      deep: '#0b251b',
      accent: '#eb9a7f',
      'on-accent': '#2c0f07',
      paper: '#0c1712',
      surface: '#13231b',
      ink: '#e8ece5',
      muted: '#b4c2b8',
      line: '#2b4035',
      far: '#33614a',
      near: '#1d4531',
    },
  },
} as const satisfies Readonly<Record<string, Palette>>
