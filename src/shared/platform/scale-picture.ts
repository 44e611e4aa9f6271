export interface Size {
  width: number;
  height: number;
}

/** Scales a size down to fit within `longest` px; never up. */
export function fitWithin({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Converts a picture to a small upright JPEG without metadata such as place and time. Rejects if the file is not a picture. */
export async function scalePicture(file: Blob, longest: number): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const canvas = document.createElement('canvas');
    const { width, height } = Object.assign(canvas, fitWithin(bitmap, longest));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser cannot draw.');
    context.fillStyle = '#fff'; // JPEG has no transparency
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0, width, height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written.'))),
        'image/jpeg',
        0.85,
      );
    });
  } finally {
    bitmap.close();
  }
}
