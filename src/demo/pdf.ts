/** A PDF of one line for the documents of the demo data, with the places of its objects counted. */
export function pdfOf(line: string): Uint8Array {
  const text = line.replace(/[()\\]/g, mark => `\\${mark}`)
  const stream = `BT /F1 14 Tf 60 780 Td (${text}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const start = file.length
  const rows = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  file += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return new TextEncoder().encode(file)
}
