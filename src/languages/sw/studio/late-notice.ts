export const lateNotice =
  'Studio bado haijaanza. Isipoanza kabisa, mtandao una shida au kivinjari hiki ni cha zamani mno. Studio inahitaji Chrome au Edge {chrome}, Firefox {firefox}, Safari {safari}, au toleo jipya zaidi.'
