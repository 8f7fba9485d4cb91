<?php
declare( strict_types=1 );

namespace Brolga\Leads\Storage;

use Brolga\Core\Database\Table;

/** The table of all questions that each form has asked; a hash of id and label is unique. */
final class QuestionsTable implements Table {

	public function name(): string {
		return 'questions';
	}

	public function columns(): string {
		return <<<'SQL'
			id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			form_uid varchar(64) NOT NULL,
			question_hash char(32) NOT NULL,
			field_id text NOT NULL,
			label text NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY form_question (form_uid,question_hash)
			SQL;
	}
}
