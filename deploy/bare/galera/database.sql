-- Once, on the first node: the others copy it.
CREATE DATABASE IF NOT EXISTS `{{database}}` CHARACTER SET utf8mb4;
CREATE OR REPLACE USER '{{database_user}}'@'%' IDENTIFIED BY '{{database_password}}';
GRANT ALL ON `{{database}}`.* TO '{{database_user}}'@'%';
-- haproxy asks each node how it is; this user may do nothing else.
CREATE OR REPLACE USER '{{check_user}}'@'%';
