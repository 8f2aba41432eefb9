-- Between the first call and the care: the family's home is looked at, and they have an offer.
ALTER TYPE "CaseState" ADD VALUE 'assessmentBooked' AFTER 'calling';
ALTER TYPE "CaseState" ADD VALUE 'quoted' AFTER 'assessmentBooked';
