<?php
declare( strict_types=1 );

namespace Brolga\Leads\Storage;

use Brolga\Core\Database\Connection;

/**
 * What each form has ever asked, so that the columns of a table of enquiries are
 * known before the first of them is read. A question is a field's id with its
 * label: asked in other words, it is another one.
 *
 * Questions are noted in the lead's own transaction. They are the owner's words
 * and stay when enquiries go; those of forms without enquiries count for nothing.
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
		// To try to insert what is there would make enquiries wait for each other.
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
