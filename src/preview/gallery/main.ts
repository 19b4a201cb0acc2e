document.title.trim()
