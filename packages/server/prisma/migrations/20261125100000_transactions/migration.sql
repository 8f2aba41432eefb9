-- A card page that is opened twice has two transactions under one order number. The second one is an attempt of its own,
-- whose order number at the gateway is another attempt's. Empty: it is the attempt's own id.
ALTER TABLE "payment_attempt" ADD COLUMN "order_no" TEXT;
