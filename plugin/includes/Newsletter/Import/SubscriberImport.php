<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Newsletter\Import;

use Brolga\Core\Import\DateReader;
use Brolga\Core\Import\Importer;
use Brolga\Core\Import\RowOutcome;
use Brolga\Core\Import\RowRefused;
use Brolga\Core\Support\Text;
use Brolga\Newsletter\Lists\ListName;
use Brolga\Newsletter\Lists\SignupAddress;
use Brolga\Newsletter\Subscribers\SubscriberListRepository;
use Brolga\Newsletter\Subscribers\Unsubscribes;

/**
 * Imports people who have agreed elsewhere into a list. The owner's statement is the proof of consent for rows
 * without one. People who have unsubscribed are not added again, and people who never confirmed are not added.
 *
 * @see EXPORT-5 NEWS-15 NEWS-200 NEWS-201 NEWS-202
 */
final class SubscriberImport implements Importer {

	public function __construct(
		private readonly SubscriberListRepository $directory,
		private readonly Unsubscribes $unsubscribes,
		private readonly string $list,
		private readonly string $statement,
		private readonly ListNames $lists,
		private readonly bool $creates = false
	) {}

	/** @return array<string, string> */
	public function targets(): array {
		return [
			'email'      => __( 'Email', 'brolga' ),
			'first_name' => __( 'First name', 'brolga' ),
			'last_name'  => __( 'Last name', 'brolga' ),
			'status'     => __( 'Status', 'brolga' ),
			'list'       => __( 'List', 'brolga' ),
			'consent'    => __( 'Agreed to', 'brolga' ),
			'agreed_at'  => __( 'Agreed on', 'brolga' ),
		];
	}

	/** @return list<string> */
	public function shared(): array {
		return [ 'status', 'agreed_at' ];
	}

	public function guess( string $head ): ?string {
		return ImportedConsents::is_column( $head ) ? 'status' : null;
	}

	/** A column that may contain a status must not silently become a custom field. */
	public function is_doubtful( string $head, string $cell ): bool {
		return ImportedConsents::is_doubtful( $head, $cell );
	}

	/**
	 * Returns the name of a list that does not exist yet but can be created; empty otherwise.
	 *
	 * @param array<string, string> $values
	 */
	public function missing( array $values ): string {
		$name = $values['list'] ?? '';
		return '' === $name || null !== $this->lists->find( $name ) || null === ListNames::make( $name ) ? '' : $name;
	}

	/**
	 * Returns a key for finding duplicate rows: an address is in a list once.
	 *
	 * @param array<string, string> $values
	 * @param array<string, string> $fields
	 */
	public function sameness( array $values, array $fields ): string {
		$name = $values['list'] ?? '';
		$name = '' === $name ? $this->list : $name;
		$list = $this->lists->find( $name ) ?? ListNames::make( $name ) ?? $name;
		return "{$list}|" . SignupAddress::normalise( $values['email'] ?? '' );
	}

	/**
	 * @param array<string, string> $values
	 * @param array<string, string> $fields
	 * @param array<string, string> $status
	 * @throws RowRefused If the row cannot be imported.
	 */
	public function take( array $values, array $fields, array $status ): RowOutcome {
		$email = SignupAddress::normalise( $values['email'] ?? '' );
		if ( ! SignupAddress::can_be_reached( $email ) ) {
			throw new RowRefused( self::refusal( $email ) );
		}
		$left    = ImportedConsent::Left === ImportedConsents::of( $status );
		$consent = $values['consent'] ?? '';
		if ( ! $left && ImportedConsents::is_refusal( $consent ) ) {
			throw new RowRefused( sprintf(
				/* translators: %s: what stands in the file. */
				__( 'This row is skipped because its consent is “%s”.', 'brolga' ),
				Text::start( $consent, 100 )
			) );
		}
		$id = $this->directory->bring(
			$this->list( $values['list'] ?? '' ),
			$email,
			$left,
			Text::start( $values['first_name'] ?? '', 200 ),
			Text::start( $values['last_name'] ?? '', 200 ),
			array_map( self::field( ... ), array_keys( $fields ), $fields ),
			'' === $consent ? $this->statement : $consent,
			DateReader::utc( self::agreed_at( $values['agreed_at'] ?? '', $left ? [] : $status ) )
		);
		if ( 0 === $id ) {
			return RowOutcome::Known;
		}
		if ( $left ) {
			$this->unsubscribes->silence( $id );
			return RowOutcome::Silenced;
		}
		return RowOutcome::Added;
	}

	/** @see NEWS-643 */
	private static function refusal( string $email ): string {
		$name = strstr( $email, '@', true );
		return sprintf(
			false !== $name && 1 === preg_match( '/[^\x00-\x7F]/', $name )
				/* translators: %s: an email address. */
				? __( 'WordPress cannot send email to “%s”, because the part before the @ has letters other than a to z. This row is skipped. Ask for another address, enter it in the file and import the file again.', 'brolga' )
				/* translators: %s: what stands in the file. */
				: __( '“%s” is not an email address, so this row is skipped.', 'brolga' ),
			Text::start( $email, 100 )
		);
	}

	/**
	 * Returns the date of consent. A column such as “Subscribed” may hold it instead of a yes.
	 *
	 * @param array<string, string> $status
	 * @see NEWS-644
	 */
	private static function agreed_at( string $said, array $status ): string {
		foreach ( '' === $said ? $status : [] as $head => $cell ) {
			if ( ImportedConsents::is_day_of_yes( (string) $head, $cell ) ) {
				return $cell;
			}
		}
		return $said;
	}

	/**
	 * @param string $name Empty for the default list.
	 * @throws RowRefused If the list does not exist and may not be created, or its name is invalid.
	 */
	private function list( string $name ): string {
		$list = $this->lists->find( '' === $name ? $this->list : $name );
		if ( null !== $list && ListName::is_own( $list ) ) {
			return $list;
		}
		$made = ListNames::make( $name );
		if ( null === $made || null !== $list ) {
			throw new RowRefused( sprintf(
				/* translators: %s: what stands in the file. */
				__( '“%s” is not a valid list name. Use letters, digits and hyphens.', 'brolga' ),
				Text::start( '' === $name ? $this->list : $name, 100 )
			) );
		}
		if ( ! $this->creates ) {
			throw new RowRefused( sprintf(
				/* translators: %s: what stands in the file. */
				__( 'The list “%s” does not exist. Choose to create missing lists, or correct the name.', 'brolga' ),
				Text::start( $name, 100 )
			) );
		}
		return $made;
	}

	/** @return array{id: string, label: string, type: string, value: string, text: string} */
	private static function field( string $name, string $text ): array {
		return [
			'id'    => sanitize_title( $name ),
			'label' => $name,
			'type'  => 'input',
			'value' => $text,
			'text'  => $text,
		];
	}
}
