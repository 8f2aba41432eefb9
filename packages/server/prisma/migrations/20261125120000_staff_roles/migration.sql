-- Roles of their own for the owner, the laboratory and whoever plans the nurses, and the name of the person behind a login.
ALTER TYPE "StaffRole" ADD VALUE 'owner';
ALTER TYPE "StaffRole" ADD VALUE 'laboratory';
ALTER TYPE "StaffRole" ADD VALUE 'nurseLead';
ALTER TABLE "staff_user" ADD COLUMN "name" TEXT;
