<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Newsletter\Import;

use Brolga\Core\Import\Importer;
use Brolga\Core\Import\Moment;
use Brolga\Core\Import\Outcome;
use Brolga\Core\Import\RowRefused;
use Brolga\Core\Support\Text;
use Brolga\Newsletter\Lists\ListName;
use Brolga\Newsletter\Lists\SignupAddress;
use Brolga\Newsletter\Subscribers\Departures;
use Brolga\Newsletter\Subscribers\SubscriberListRepository;

/**
 * Brings people who have agreed elsewhere into a list, with the owner's word for
 * it as the proof where the file has none. Nobody who has left is brought back,
 * and nobody who never confirmed is brought in.
 *
 * @see EXPORT-5 NEWS-15 NEWS-200 NEWS-201 NEWS-202
 */
final class SubscriberImport implements Importer {

	public function __construct(
		private readonly SubscriberListRepository $directory,
		private readonly Departures $departures,
		private readonly string $list,
		private readonly string $statement,
		private readonly ListNames $lists,
		private readonly bool $creates = false
	) {}

	/**
	 * What a column can be.
	 *
	 * @return array<string, string>
	 */
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

	/**
	 * Several columns may say who has left, and when somebody agreed.
	 *
	 * @return list<string>
	 */
	public function shared(): array {
		return [ 'status', 'agreed_at' ];
	}

	/**
	 * Whatever says who may be written to is a status.
	 *
	 * @param string $head A column's name.
	 */
	public function guess( string $head ): ?string {
		return Standings::is_column( $head ) ? 'status' : null;
	}

	/**
	 * What may say who has left is not kept as a field without a word.
	 *
	 * @param string $head Its name.
	 * @param string $cell What stands in it.
	 */
	public function is_doubtful( string $head, string $cell ): bool {
		return Standings::is_doubtful( $head, $cell );
	}

	/**
	 * A list that is not there.
	 *
	 * @param array<string, string> $values By target.
	 */
	public function missing( array $values ): string {
		$name = $values['list'] ?? '';
		return '' === $name || null !== $this->lists->find( $name ) || null === ListNames::make( $name ) ? '' : $name;
	}

	/**
	 * An address is in a list once.
	 *
	 * @param array<string, string> $values By target.
	 * @param array<string, string> $fields Other columns, by their names.
	 */
	public function sameness( array $values, array $fields ): string {
		$name = $values['list'] ?? '';
		$name = '' === $name ? $this->list : $name;
		$list = $this->lists->find( $name ) ?? ListNames::make( $name ) ?? $name;
		return "{$list}|" . SignupAddress::normalise( $values['email'] ?? '' );
	}

	/**
	 * Stores a subscriber.
	 *
	 * @param array<string, string> $values By target.
	 * @param array<string, string> $fields Other columns, by their names.
	 * @param array<string, string> $status Columns that say who has left, by their names.
	 *
	 * @throws RowRefused When it cannot be taken.
	 */
	public function take( array $values, array $fields, array $status ): Outcome {
		$email = SignupAddress::normalise( $values['email'] ?? '' );
		if ( ! SignupAddress::can_be_reached( $email ) ) {
			throw new RowRefused( self::refusal( $email ) );
		}
		$left    = Standing::Left === Standings::of( $status );
		$consent = $values['consent'] ?? '';
		if ( ! $left && Standings::is_refusal( $consent ) ) {
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
			Moment::utc( self::agreed_at( $values['agreed_at'] ?? '', $left ? [] : $status ) )
		);
		if ( 0 === $id ) {
			return Outcome::Known;
		}
		if ( $left ) {
			$this->departures->silence( $id );
			return Outcome::Silenced;
		}
		return Outcome::Added;
	}

	/**
	 * Why an address is not taken, and what to do about it.
	 *
	 * @see NEWS-643
	 */
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
	 * When somebody agreed. A column such as “Subscribed” may say it with the yes.
	 *
	 * @param string                $said   The moment that the file tells; empty: none.
	 * @param array<string, string> $status Columns that say who is subscribed, by their names.
	 *
	 * @see NEWS-644
	 */
	private static function agreed_at( string $said, array $status ): string {
		foreach ( '' === $said ? $status : [] as $head => $cell ) {
			if ( Standings::is_day_of_yes( (string) $head, $cell ) ) {
				return $cell;
			}
		}
		return $said;
	}

	/**
	 * The list that a row means.
	 *
	 * @param string $name What stands in the file; empty: the usual one.
	 *
	 * @throws RowRefused When there is none of that name.
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

	/**
	 * A column as answers are stored.
	 *
	 * @param string $text Its value.
	 * @return array{id: string, label: string, type: string, value: string, text: string}
	 */
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
