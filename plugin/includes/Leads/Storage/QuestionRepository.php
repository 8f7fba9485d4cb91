<?php
declare( strict_types=1 );

namespace Brolga\Leads\Storage;

use Brolga\Core\Database\Connection;

/**
 * Stores every question that a form has asked, so that an export knows its columns before it reads the first
 * lead. A question is a field's ID with its label.
 *
 * Questions are stored in the lead's transaction. They are the owner's texts and stay when leads are deleted;
 * those of forms without leads are ignored.
 *
 * @see EXPORT-6
 *
 * @phpstan-type Question array{id: string, label: string}
 */
final class QuestionRepository {

	/** The most questions that are returned: a spreadsheet with more columns is not readable. */
	private const MOST = 2000;

	private const ROWS = 200;

	public function __construct( private readonly Connection $db ) {}

	/** @param array<array-key, array{id: string, label: string, ...}> $questions */
	public function note( string $form_uid, array $questions ): void {
		$asked = [];
		foreach ( $questions as $question ) {
			$asked[ md5( "{$question['id']}\n{$question['label']}" ) ] = $question;
		}
		// Inserts only new rows, because inserting existing ones would make submissions wait for each other.
		$known = array_column(
			$this->db->rows( "SELECT question_hash FROM {$this->table()} WHERE form_uid = %s", $form_uid ),
			'question_hash',
			'question_hash'
		);
		foreach ( array_chunk( array_diff_key( $asked, $known ), self::ROWS, true ) as $some ) {
			$values = [];
			foreach ( $some as $hash => $question ) {
				array_push( $values, $form_uid, $hash, $question['id'], $question['label'] );
			}
			$rows = implode( ', ', array_fill( 0, count( $some ), '(%s, %s, %s, %s)' ) );
			$this->db->execute(
				"INSERT IGNORE INTO {$this->table()} (form_uid, question_hash, field_id, label) VALUES {$rows}",
				...$values
			);
		}
	}

	/**
	 * @param string $form_uid Empty for all forms that have leads.
	 * @return list<Question>
	 */
	public function of( string $form_uid ): array {
		$rows = '' === $form_uid
			? $this->db->rows(
				"SELECT field_id, label FROM {$this->table()} AS questions WHERE EXISTS ( SELECT 1 FROM "
					. "{$this->db->table( 'entries' )} AS entries WHERE entries.form_uid = questions.form_uid ) "
					. 'ORDER BY id LIMIT %d',
				self::MOST
			)
			: $this->db->rows(
				"SELECT field_id, label FROM {$this->table()} WHERE form_uid = %s ORDER BY id LIMIT %d",
				$form_uid,
				self::MOST
			);
		return array_map(
			static fn ( array $row ): array => [
				'id'    => (string) $row['field_id'],
				'label' => (string) $row['label'],
			],
			$rows
		);
	}

	private function table(): string {
		return $this->db->table( 'questions' );
	}
}
