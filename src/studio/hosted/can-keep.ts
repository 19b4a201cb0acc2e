/** Whether this browser keeps what is typed. Some private windows keep nothing: there, closing the page would lose it. */
export async function canKeep(): Promise<boolean> {
  try {
    await new Promise<void>((resolve, reject) => {
      // Not the store of drafts, which is made with its first version.
      const request = indexedDB.open('ukurasa-probe')
      request.addEventListener('success', () => {
        request.result.close()
        resolve()
      })
      request.addEventListener('error', () => reject(request.error ?? new Error('not kept')))
    })
    return true
  } catch {
    return false
  }
}
