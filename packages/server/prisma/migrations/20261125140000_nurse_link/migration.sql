-- Nurses who were to make the visit before: they may still report what happened at the door.
ALTER TABLE booking ADD COLUMN former_nurse_ids text[] DEFAULT '{}';

-- The time by the phone's clock beside the one that counts; null for a step that staff recorded.
ALTER TABLE visit_step ADD COLUMN phone_at timestamptz(3);

-- Links of nurses who have left, or have that day off, end as they do from now on at that moment.
UPDATE day_sheet_link l SET expires_at = now() FROM nurse n
WHERE n.id = l.nurse_id AND l.expires_at > now()
  AND (n.left_on <= l.date OR EXISTS (SELECT FROM nurse_day_off o WHERE o.nurse_id = n.id AND o.date = l.date));

-- Finds a nurse's other visits at the same time.
CREATE INDEX booking_nurse_id_date_idx ON booking (nurse_id, date);

-- The pending requests, those that are overdue first.
CREATE INDEX service_request_due_idx ON service_request (date, created_at, id) WHERE status = 'Pending';
