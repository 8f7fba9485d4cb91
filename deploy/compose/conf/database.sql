-- Once, on the first node: the others copy it.
CREATE DATABASE IF NOT EXISTS `brolga` CHARACTER SET utf8mb4;
CREATE OR REPLACE USER 'brolga'@'%' IDENTIFIED BY 'DATABASE_PASSWORD';
GRANT ALL ON `brolga`.* TO 'brolga'@'%';
-- haproxy asks each node how it is; this user may do nothing else.
CREATE OR REPLACE USER 'haproxy'@'%';
