<?php
declare( strict_types=1 );

namespace Brolga\Leads\Storage;

use Brolga\Core\Database\Table;

/**
 * What each form has ever asked: a field's id and its label, and a hash of
 * both, by which it is there once.
 */
final class QuestionsTable implements Table {

	/**
	 * The table's name, without prefixes.
	 */
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
