import type { Crop } from '../model/pictures.ts'
import { pictureSettings } from './pictureSettings.ts'

/** The largest part of an upright picture that has the shape of a portrait: its middle, and more of the top. */
export function portraitCrop({ width, height }: { width: number; height: number }): Crop {
  const { shape, cutAbove } = pictureSettings.portrait
  if (height > width * shape) {
    const kept = Math.max(1, Math.round(width * shape))
    return { left: 0, top: Math.round((height - kept) * cutAbove), width, height: kept }
  }
  const kept = Math.max(1, Math.round(height / shape))
  return { left: Math.round((width - kept) / 2), top: 0, width: kept, height }
}
