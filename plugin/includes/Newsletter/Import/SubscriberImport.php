<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Newsletter\Import;

use Brolga\Core\Import\Importer;
use Brolga\Core\Import\Moment;
use Brolga\Core\Import\RowRefused;
use Brolga\Core\Support\Text;
use Brolga\Newsletter\Lists\SignupAddress;
use Brolga\Newsletter\Subscribers\Departures;
use Brolga\Newsletter\Subscribers\SubscriberListRepository;

/**
 * Brings people who have agreed elsewhere into a list, with the owner's word for
 * it as the proof where the file has none. Nobody who has left is brought back,
 * and nobody who never confirmed is brought in.
 *
 * @see EXPORT-5 NEWS-15
 */
final class SubscriberImport implements Importer {

	/** What programs call somebody who is on a list, and somebody who is not. */
	private const ON  = [ '', 'confirmed', 'subscribed', 'active', 'opted-in', 'yes', '1', 'true' ];
	private const OFF = [
		'unsubscribed',
		'cleaned',
		'bounced',
		'complained',
		'spam',
		'inactive',
		'opted-out',
		'no',
		'0',
		'false',
	];

	public function __construct(
		private readonly SubscriberListRepository $directory,
		private readonly Departures $departures,
		private readonly string $list,
		private readonly string $statement
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
	 * Stores a subscriber.
	 *
	 * @param array<string, string> $values By target.
	 * @param array<string, string> $fields Other columns, by their names.
	 *
	 * @throws RowRefused When it cannot be taken.
	 */
	public function take( array $values, array $fields ): bool {
		$email = SignupAddress::normalise( $values['email'] ?? '' );
		if ( ! SignupAddress::can_be_reached( $email ) ) {
			throw new RowRefused( sprintf(
				/* translators: %s: what stands in the file. */
				__( '“%s” is not an email address, so this row is skipped.', 'brolga' ),
				Text::start( $email, 100 )
			) );
		}
		$list = '' === ( $values['list'] ?? '' ) ? $this->list : $values['list'];
		if ( 1 !== preg_match( '/^[A-Za-z0-9_.:-]{1,191}$/D', $list ) ) {
			throw new RowRefused( sprintf(
				/* translators: %s: what stands in the file. */
				__( '“%s” is not a valid list name. Use letters, digits and hyphens.', 'brolga' ),
				Text::start( $list, 100 )
			) );
		}
		$consent = $values['consent'] ?? '';
		$left    = self::has_left( $values['status'] ?? '' );
		$id      = $this->directory->bring(
			$list,
			$email,
			$left,
			Text::start( $values['first_name'] ?? '', 200 ),
			Text::start( $values['last_name'] ?? '', 200 ),
			array_map( self::field( ... ), array_keys( $fields ), $fields ),
			'' === $consent ? $this->statement : $consent,
			Moment::utc( $values['agreed_at'] ?? '' )
		);
		if ( $left && 0 < $id ) {
			$this->departures->silence( $id );
		}
		return 0 < $id;
	}

	/**
	 * Whether somebody has left.
	 *
	 * @param string $word What stands in the file.
	 *
	 * @throws RowRefused When nobody is brought in by it.
	 */
	private static function has_left( string $word ): bool {
		$word = Text::lower( $word );
		if ( in_array( $word, self::ON, true ) ) {
			return false;
		}
		if ( in_array( $word, self::OFF, true ) ) {
			return true;
		}
		throw new RowRefused( sprintf(
			/* translators: %s: what stands in the file. */
			__( 'This row is skipped because its status is “%s”. Only confirmed and unsubscribed people are imported.', 'brolga' ),
			Text::start( $word, 100 )
		) );
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
