<?php
declare( strict_types=1 );

namespace Brolga\Leads\Storage;

use Brolga\Api\Leads\LeadFacts;
use Brolga\Core\Database\Connection;
use Brolga\Core\Privacy\PersonalAddress;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Json;
use Brolga\Core\Support\Text;
use Brolga\Forms\Definition\FormNames;
use Brolga\Forms\Source\FormId;
use Brolga\Leads\Filters\InboxFilters;
use Brolga\Leads\Lead;
use Brolga\Leads\LeadDraft;
use Brolga\Leads\LeadKey;
use Brolga\Leads\LeadStatus;
use Brolga\Leads\Search\LeadWordsRepository;
use Brolga\Leads\SearchWords;
use Brolga\Spam\Wording\DuplicateMessages;
use Brolga\Spam\Wording\TrainingLabel;

/**
 * Stores leads with their search words, and reads single leads; LeadListRepository reads lists.
 *
 * @see LEAD-22 LEAD-30
 *
 * @phpstan-import-type TimelineEvent from Lead
 */
final class LeadRepository {

	/** An earlier time is an invalid date, which some databases store as 0000-00-00. */
	private const FIRST_MOMENT = '1990-01-01 00:00:00';

	public const REPEATS_AMONG = 1000;

	public function __construct(
		private readonly Connection $db,
		private readonly LeadWordsRepository $words,
		private readonly QuestionRepository $questions,
		private readonly Clock $clock,
		private readonly FormNames $names,
		private readonly InboxFilters $filters
	) {}

	/**
	 * Must run in a transaction.
	 *
	 * @param string $received The time of arrival in UTC; empty for now.
	 * @return int|null Null if a lead with the same submission key exists.
	 */
	public function add( LeadDraft $draft, string $received = '' ): ?int {
		$now   = '' === $received ? $this->clock->now()->format( 'Y-m-d H:i:s' ) : $received;
		$from  = $draft->attribution;
		$words = $this->words_of( new LeadFacts(
			$draft->fields,
			$from->page,
			$from->referrer,
			$from->campaign,
			$from->variants->names()
		) );
		$id    = $this->db->insert_once(
			'entries',
			[
				'form_source'    => $draft->form_id->source->format(),
				'form_uid'       => $draft->form_id->uid,
				'form_title'     => $draft->title,
				'page_url'       => $draft->attribution->page,
				'status'         => $draft->status()->value,
				'submission_key' => '' === $draft->submission_key ? null : $draft->submission_key,
				'body_hash'      => $draft->body_hash,
				'name'           => Text::start( $draft->contact->full_name(), 200 ),
				'email'          => Text::start( $draft->contact->email, 254 ),
				'summary'        => $draft->summary(),
				'fields'         => Json::encode( $draft->fields ),
				'search_text'    => SearchWords::join( $words ),
				'attribution'    => Json::encode(
					[
						'referrer' => $draft->attribution->referrer,
						'campaign' => $draft->attribution->campaign,
					] + $draft->attribution->variants->for_storage()
				),
				'consent'        => $draft->consent,
				'notes'          => Json::encode(
					array_map( static fn ( array $event ): array => self::event( $now, $event ), $draft->events() )
				),
				'ip_hash'        => $draft->ip_hash,
				'text_hash'      => $draft->judgement->fingerprint,
				'created_at'     => $now,
				'updated_at'     => $now,
			]
		);
		if ( null !== $id ) {
			$this->words->add( new LeadKey( $now, $id ), $words );
			$this->questions->note( $draft->form_id->uid, $draft->fields );
		}
		return $id;
	}

	public function find( int $id ): ?Lead {
		$row = $this->db->row( "SELECT * FROM {$this->table()} WHERE id = %d", $id );
		return $this->leads( $row )[0] ?? null;
	}

	/** @return list<array<string, string|null>> */
	public function senders( int $among ): array {
		$latest = $this->db->rows(
			"SELECT email, ip_hash, status FROM {$this->table()} ORDER BY id DESC LIMIT %d",
			$among
		);
		return array_values(
			array_filter(
				$latest,
				static fn ( array $row ): bool => '' !== $row['email']
					&& '' !== $row['ip_hash']
					&& LeadStatus::Spam->value !== $row['status']
			)
		);
	}

	/**
	 * Returns somebody's latest lead since a time that is neither spam nor in the Trash; null if there is none.
	 *
	 * @param string $since UTC, as in the table.
	 * @see SHOP-43
	 */
	public function latest_of( string $email, string $since ): ?Lead {
		$row = $this->db->row(
			"SELECT * FROM {$this->table()} WHERE email = %s AND created_at >= %s AND status NOT IN ('spam', 'trash') "
				. 'ORDER BY id DESC LIMIT 1',
			$email,
			$since
		);
		return $this->leads( $row )[0] ?? null;
	}

	/**
	 * Counts the entries of a form, without spam and Trash.
	 *
	 * @see FORM-870
	 */
	public function taken( FormId $form ): int {
		return (int) $this->db->value(
			"SELECT COUNT(*) FROM {$this->table()} WHERE form_uid = %s AND form_source = %s "
				. "AND status NOT IN ('spam', 'trash')",
			$form->uid,
			$form->source->format()
		);
	}

	/**
	 * Whether a form has an entry of somebody, without spam and Trash.
	 *
	 * @param string $email In lower case, as addresses are stored.
	 * @see FORM-873
	 */
	public function has_lead( FormId $form, string $email ): bool {
		return null !== $this->db->value(
			"SELECT id FROM {$this->table()} WHERE email = %s AND form_uid = %s AND form_source = %s "
				. "AND status NOT IN ('spam', 'trash') LIMIT 1",
			$email,
			$form->uid,
			$form->source->format()
		);
	}

	public function find_by_key( string $submission_key ): ?Lead {
		$row = $this->db->row(
			"SELECT id, body_hash, status FROM {$this->table()} WHERE submission_key = %s",
			$submission_key
		);
		return null === $row ? null : Lead::from_row( $row );
	}

	/** @param list<TimelineEvent> $events */
	public function change( Lead $lead, LeadStatus $status, array $events ): void {
		$this->db->execute(
			"UPDATE {$this->table()} SET status = %s, notes = %s, updated_at = %s WHERE id = %d",
			$status->value,
			Json::encode( [ ...$lead->timeline, ...$events ] ),
			$this->clock->now()->format( 'Y-m-d H:i:s' ),
			$lead->id
		);
	}

	public function note_lesson( int $id, TrainingLabel $training_label ): void {
		$this->db->execute( "UPDATE {$this->table()} SET lesson = %s WHERE id = %d", $training_label->value, $id );
	}

	/**
	 * @param string $text  The text's fingerprint; empty if it has too few words.
	 * @param string $email The sender; empty if unknown.
	 */
	public function repeats( string $text, string $email ): DuplicateMessages {
		if ( '' === $text && '' === $email ) {
			return new DuplicateMessages();
		}
		$row = $this->db->row(
			"SELECT
				COUNT(*) AS others,
				COALESCE( SUM( CASE WHEN status = 'spam' THEN 1 ELSE 0 END ), 0 ) AS spam,
				COALESCE( SUM( CASE WHEN status IN ( 'open', 'done' ) THEN 1 ELSE 0 END ), 0 ) AS leads,
				(
					SELECT COUNT(*) FROM {$this->table()}
					WHERE email = %s AND email <> '' AND status IN ( 'open', 'done' )
				) AS known
			FROM {$this->table()}
			WHERE text_hash = %s AND text_hash <> ''
				AND ( email <> %s OR email = '' )
				AND id > ( SELECT COALESCE( MAX( id ), 0 ) FROM {$this->table()} ) - %d",
			$email,
			$text,
			$email,
			self::REPEATS_AMONG
		);
		return new DuplicateMessages(
			(int) ( $row['others'] ?? 0 ),
			(int) ( $row['spam'] ?? 0 ),
			(int) ( $row['leads'] ?? 0 ),
			(int) ( $row['known'] ?? 0 ) > 0
		);
	}

	/** Must run in a transaction; false if the lead does not exist. */
	public function delete( int $id ): bool {
		$this->hold( $id, $id );
		$row = $this->db->row( "SELECT id, created_at, search_text FROM {$this->table()} WHERE id = %d", $id );
		if ( null === $row ) {
			return false;
		}
		$this->words->remove( LeadKey::of( $row ), SearchWords::split( (string) $row['search_text'] ) );
		return 1 === $this->db->execute( "DELETE FROM {$this->table()} WHERE id = %d", $id );
	}

	/**
	 * Returns uid, source and time of each form's oldest lead. Jumps from one form to the next in
	 * an index, because grouping a million rows would read them all.
	 *
	 * @return list<Lead>
	 * @see PRIV-7
	 */
	public function oldest_of_forms(): array {
		$first  = "SELECT form_uid, form_source, created_at FROM {$this->table()}";
		$oldest = [];
		$row    = $this->db->row( "{$first} ORDER BY form_uid, form_source, created_at LIMIT 1" );
		while ( null !== $row ) {
			$oldest[] = Lead::from_row( $row );
			// The same form UID in another source, as in a copied page; otherwise the next UID.
			$row = $this->db->row(
				"{$first} WHERE form_uid = %s AND form_source > %s ORDER BY form_source, created_at LIMIT 1",
				(string) $row['form_uid'],
				(string) $row['form_source']
			)
				?? $this->db->row(
					"{$first} WHERE form_uid > %s ORDER BY form_uid, form_source, created_at LIMIT 1",
					(string) $row['form_uid']
				);
		}
		return $oldest;
	}

	/**
	 * Returns leads of a form that came in before a time, oldest first. Leads with an invalid date
	 * are left out: their age is unknown, so they are never deleted for it.
	 *
	 * @param string $moment UTC, as in the table.
	 * @return list<int> Lead ids.
	 * @see PRIV-11
	 */
	public function older( string $source, string $uid, string $moment, int $limit ): array {
		return array_map(
			static fn ( array $row ): int => (int) $row['id'],
			$this->db->rows(
				"SELECT id FROM {$this->table()} WHERE form_uid = %s AND form_source = %s AND created_at >= %s AND "
					. 'created_at < %s ORDER BY created_at LIMIT %d',
				$uid,
				$source,
				self::FIRST_MOMENT,
				$moment,
				$limit
			)
		);
	}

	public function lock( int $id ): ?Lead {
		$this->hold( $id, $id );
		return $this->find( $id );
	}

	/** @return list<string> */
	private function words_of( LeadFacts $lead ): array {
		return [
			...SearchWords::of( implode( "\n", array_column( $lead->fields, 'text' ) ) ),
			...$this->filters->words( $lead ),
		];
	}

	private function hold( int $lowest, int $highest ): void {
		// A write locks the rows on every database; SELECT … FOR UPDATE does not.
		$this->db->execute(
			"UPDATE {$this->table()} SET updated_at = updated_at WHERE id BETWEEN %d AND %d",
			$lowest,
			$highest
		);
	}

	/**
	 * @phpstan-param array{kind: string, text: string, signs?: list<array{sign: string, value: string}>} $event
	 * @return TimelineEvent
	 */
	private static function event( string $at, array $event ): array {
		return [
			'at'   => $at,
			'user' => 0,
		] + $event;
	}

	private function table(): string {
		return $this->db->table( 'entries' );
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, string>
	 */
	public function addresses( array $ids ): array {
		return array_map(
			static fn ( array $row ): string => (string) $row['email'],
			$this->db->numbered( 'entries', 'id, email', $ids )
		);
	}

	/** @return list<Lead> */
	public function of_person( PersonalAddress $address, int $limit, int $skip = 0 ): array {
		[ $where, $values ] = $address->condition();
		return $this->leads( ...$this->db->rows(
			"SELECT * FROM {$this->table()} WHERE {$where} ORDER BY id LIMIT %d OFFSET %d",
			...[ ...$values, $limit, $skip ]
		) );
	}

	/**
	 * @param array<string, string|null>|null ...$rows
	 * @return list<Lead>
	 */
	private function leads( ?array ...$rows ): array {
		return array_map(
			Lead::from_row( ... ),
			$this->names->told( array_values( array_filter( $rows, is_array( ... ) ) ) )
		);
	}
}
