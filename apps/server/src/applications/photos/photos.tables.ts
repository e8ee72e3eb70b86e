interface PhotoCropTable {
  application_id: number;
  file_id: number;
  crop_file_id: number;
  x: number;
  y: number;
  size: number;
  user_id: number;
  at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    photo_crop: PhotoCropTable;
  }
}
