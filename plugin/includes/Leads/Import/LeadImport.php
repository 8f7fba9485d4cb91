<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Leads\Import;

use Brolga\Core\Import\DateReader;
use Brolga\Core\Import\Importer;
use Brolga\Core\Import\RowOutcome;
use Brolga\Core\Import\RowRefused;
use Brolga\Core\Support\Json;
use Brolga\Core\Support\Text;
use Brolga\Forms\Answers\Answers;
use Brolga\Forms\Definition\FormDefinition;
use Brolga\Forms\Definition\FormReader;
use Brolga\Forms\Source\FormId;
use Brolga\Forms\Source\FormSource;
use Brolga\Forms\Source\SourceKind;
use Brolga\Leads\Attribution;
use Brolga\Leads\LeadDraft;
use Brolga\Leads\LeadStatus;
use Brolga\Leads\Storage\LeadListRepository;
use Brolga\Leads\Storage\LeadRepository;
use Brolga\Spam\Judgement;

/**
 * Imports leads from Brolga's own export, or from that of another form plugin, with their original
 * time and all columns, and without sending emails. A row is never imported twice.
 *
 * @see EXPORT-4 EXPORT-5
 */
final class LeadImport implements Importer {

	public const AUDIT = 'import_leads';

	/** A template that does not exist, because the forms of imported leads are not on this site. */
	private const PLACE = 'brolga//import';

	private const UID = 'import';

	/** @var array<string, string>|null */
	private ?array $uids = null;

	public function __construct(
		private readonly LeadRepository $leads,
		private readonly LeadListRepository $list
	) {}

	/** @return array<string, string> */
	public function targets(): array {
		return [
			'email'    => __( 'Email', 'brolga' ),
			'name'     => __( 'Name', 'brolga' ),
			'received' => __( 'Received', 'brolga' ),
			'status'   => __( 'Status', 'brolga' ),
			'form'     => __( 'Form', 'brolga' ),
			'page'     => __( 'Page', 'brolga' ),
			'referrer' => __( 'Came from', 'brolga' ),
			'number'   => __( 'Number', 'brolga' ),
		];
	}

	/** @return list<string> */
	public function shared(): array {
		return [];
	}

	public function guess( string $head ): ?string {
		return null;
	}

	/** No column is refused: an imported lead sends no emails, so it may hold anything. */
	public function is_doubtful( string $head, string $cell ): bool {
		return false;
	}

	/** @param array<string, string> $values */
	public function missing( array $values ): string {
		return '';
	}

	/**
	 * Rows are the same if all their columns except the number are.
	 *
	 * @param array<string, string> $values
	 * @param array<string, string> $fields
	 */
	public function sameness( array $values, array $fields ): string {
		return 'import|' . Json::encode( [ array_diff_key( $values, [ 'number' => '' ] ), $fields ] );
	}

	/**
	 * @param array<string, string> $values
	 * @param array<string, string> $fields
	 * @param array<string, string> $status
	 * @throws RowRefused If the row cannot be imported.
	 */
	public function take( array $values, array $fields, array $status ): RowOutcome {
		$of     = static fn ( string $target ): string => $values[ $target ] ?? '';
		$asked  = array_filter(
			[
				'name'  => $of( 'name' ),
				'email' => $of( 'email' ),
			],
			static fn ( string $text ): bool => '' !== $text
		);
		$stands = self::status( $of( 'status' ) );
		$moment = DateReader::utc( $of( 'received' ) );
		if ( [] === $asked && [] === $fields ) {
			throw new RowRefused( __( 'This row is empty, so it is skipped.', 'brolga' ) );
		}
		$form = self::form( $this->uid( $of( 'form' ) ), $of( 'form' ), $asked, $fields );
		$once = hash( 'sha256', $this->sameness( $values, $fields ) );
		$id   = $this->leads->add(
			LeadDraft::of(
				new FormId( FormSource::of( SourceKind::Template, self::PLACE ), $form->uid ),
				$form->title,
				$form,
				new Answers(
					array_combine(
						array_column( $form->fields, 'field_id' ),
						[ ...array_values( $asked ), ...array_values( $fields ) ]
					),
					[],
					[]
				),
				Attribution::of( $of( 'page' ), $of( 'referrer' ) ),
				$once,
				$once,
				'',
				false,
				new Judgement()
			),
			$moment
		);
		$lead = null === $id ? null : $this->leads->find( $id );
		if ( null !== $lead ) {
			$this->leads->change( $lead, $stands, [] );
		}
		return null === $id ? RowOutcome::Known : RowOutcome::Added;
	}

	/**
	 * Returns the status of a row. Rows without a status are done, so that an import does not look
	 * like new leads.
	 *
	 * @throws RowRefused If the status is unknown.
	 */
	private static function status( string $word ): LeadStatus {
		$word = Text::lower( $word );
		return '' === $word
			? LeadStatus::Done
			: LeadStatus::tryFrom( $word ) ?? throw new RowRefused(
				sprintf(
					/* translators: %s: what stands in the file. */
					__( '“%s” is not a valid status. Use new, open, done, spam or trash.', 'brolga' ),
					Text::start( $word, 100 )
				)
			);
	}

	private function uid( string $title ): string {
		$this->uids ??= array_map( strval( ... ), array_flip( $this->list->forms() ) );
		$slug         = substr( (string) preg_replace( '/[^a-z0-9]+/', '-', Text::lower( $title ) ), 0, 40 );
		return $this->uids[ $title ] ?? self::UID . ( '' === trim( $slug, '-' ) ? '' : '-' . trim( $slug, '-' ) );
	}

	/**
	 * @param array<string, string> $asked
	 * @param array<string, string> $fields
	 */
	private static function form( string $uid, string $title, array $asked, array $fields ): FormDefinition {
		$labels = [
			'name'  => __( 'Name', 'brolga' ),
			'email' => __( 'Email', 'brolga' ),
		];
		$inner  = [];
		foreach ( array_keys( $asked ) as $id ) {
			$inner[] = self::field( $id, 'email' === $id ? 'email' : 'input', $labels[ $id ] );
		}
		foreach ( $fields as $label => $text ) {
			$inner[] = self::field(
				sanitize_title( (string) $label ),
				str_contains( $text, "\n" ) || Text::length( $text ) > 80 ? 'text' : 'input',
				(string) $label
			);
		}
		return FormReader::read(
			[
				'blockName'   => 'brolga/contact-form',
				'attrs'       => [
					'uid'   => $uid,
					'title' => $title,
				],
				'innerBlocks' => $inner,
			]
		);
	}

	/** @return array{blockName: string, attrs: array<string, string>, innerBlocks: list<mixed>} */
	private static function field( string $id, string $type, string $label ): array {
		return [
			'blockName'   => 'brolga/form-field',
			'attrs'       => [
				'fieldId' => $id,
				'type'    => $type,
				'label'   => $label,
			],
			'innerBlocks' => [],
		];
	}
}
