<?php
declare( strict_types=1 );

namespace Brolga\Popups\Settings;

use Brolga\Core\Support\Text;
use DateTimeImmutable;

/**
 * Where, when and for whom a popup opens. The server checks what is the same for everyone who gets a cached
 * page; the browser checks the rest.
 *
 * @see POPUP-15 POPUP-34
 *
 * @phpstan-type Stored array{
 *     show: string,
 *     front: bool,
 *     posts: list<int>,
 *     types: list<string>,
 *     terms: list<int>,
 *     exclude: list<int>,
 *     user: string,
 *     referrer: list<string>,
 *     device: list<string>,
 *     cart: string,
 *     starts: string,
 *     ends: string,
 * }
 */
final class DisplayConditions {

	private const SHOW = [ 'site', 'chosen', 'linked' ];
	private const USER = [ 'any', 'in', 'out' ];
	private const CART = [ 'any', 'filled', 'empty' ];

	private const DEVICES = [ 'desktop', 'tablet', 'phone' ];

	private const MOST = 200;

	private const FORMAT = '!Y-m-d\TH:i';
	private const MOMENT = '/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/D';

	/** @phpstan-param Stored $stored */
	private function __construct( public readonly array $stored ) {}

	/** Sanitizes submitted or stored conditions; invalid values are dropped. */
	public static function of( mixed $value ): self {
		$value = is_array( $value ) ? $value : [];
		return new self(
			[
				'show'     => self::one( $value['show'] ?? '', self::SHOW ),
				'front'    => true === ( $value['front'] ?? false ),
				'posts'    => self::ids( $value['posts'] ?? [] ),
				'types'    => self::texts( $value['types'] ?? [], '/^[a-z0-9_-]{1,20}$/D' ),
				'terms'    => self::ids( $value['terms'] ?? [] ),
				'exclude'  => self::ids( $value['exclude'] ?? [] ),
				'user'     => self::one( $value['user'] ?? '', self::USER ),
				'referrer' => self::texts( $value['referrer'] ?? [], '/^[^\s<>"]{1,100}$/uD' ),
				'device'   => array_values(
					array_intersect( self::DEVICES, self::texts( $value['device'] ?? [], '/./' ) )
				),
				'cart'     => self::one( $value['cart'] ?? '', self::CART ),
				'starts'   => self::moment( $value['starts'] ?? '' ),
				'ends'     => self::moment( $value['ends'] ?? '' ),
			]
		);
	}

	/** @return array<string, mixed> */
	public static function schema(): array {
		$ids = [
			'type'     => 'array',
			'maxItems' => self::MOST,
			'items'    => [
				'type'    => 'integer',
				'minimum' => 1,
			],
		];
		$one = static fn ( array $values ): array => [
			'type' => 'string',
			'enum' => $values,
		];
		$many = static fn ( array $items ): array => [
			'type'     => 'array',
			'maxItems' => self::MOST,
			'items'    => [ 'type' => 'string' ] + $items,
		];
		$moment = [
			'type'    => 'string',
			'pattern' => '^(\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?)?$',
		];
		return [
			'type'                 => 'object',
			'additionalProperties' => false,
			'properties'           => [
				'show'     => $one( self::SHOW ),
				'front'    => [ 'type' => 'boolean' ],
				'posts'    => $ids,
				'types'    => $many( [ 'pattern' => '^[a-z0-9_-]{1,20}$' ] ),
				'terms'    => $ids,
				'exclude'  => $ids,
				'user'     => $one( self::USER ),
				'referrer' => $many( [ 'pattern' => '^[^\s<>"]{1,100}$' ] ),
				'device'   => $many( [ 'enum' => self::DEVICES ] ),
				'cart'     => $one( self::CART ),
				'starts'   => $moment,
				'ends'     => $moment,
			],
		];
	}

	public function hold( Page $page, DateTimeImmutable $now ): bool {
		return $this->may_open( $page, $now )
			&& ! in_array( $page->id, $this->stored['exclude'], true )
			&& match ( $this->stored['show'] ) {
				'site'   => true,
				'chosen' => $this->names( $page ),
				default  => false,
			};
	}

	/**
	 * Whether a popup may open on a page at all, for example from a link: not after its end, and
	 * only for the chosen visitors (signed in or not).
	 */
	public function may_open( Page $page, DateTimeImmutable $now ): bool {
		$ends = self::timestamp( $this->stored['ends'] );
		return ( 0 === $ends || $ends > $now->getTimestamp() ) && match ( $this->stored['user'] ) {
			'in'    => $page->is_signed_in,
			'out'   => ! $page->is_signed_in,
			default => true,
		};
	}

	/**
	 * Times are Unix times; 0 for none.
	 *
	 * @return array{referrer: list<string>, device: list<string>, cart: string, from: int, until: int}
	 */
	public function for_browser(): array {
		return [
			'referrer' => $this->stored['referrer'],
			'device'   => $this->stored['device'],
			'cart'     => 'any' === $this->stored['cart'] ? '' : $this->stored['cart'],
			'from'     => self::timestamp( $this->stored['starts'] ),
			'until'    => self::timestamp( $this->stored['ends'] ),
		];
	}

	private function names( Page $page ): bool {
		return ( $this->stored['front'] && $page->is_front )
			|| ( $page->id > 0 && in_array( $page->id, $this->stored['posts'], true ) )
			|| ( '' !== $page->type && in_array( $page->type, $this->stored['types'], true ) )
			|| [] !== array_intersect( $page->terms(), $this->stored['terms'] );
	}

	/** Converts a time in the site's time zone to a Unix time; 0 for none. */
	private static function timestamp( string $moment ): int {
		$time = DateTimeImmutable::createFromFormat( self::FORMAT, substr( $moment, 0, 16 ), wp_timezone() );
		return false === $time ? 0 : $time->getTimestamp();
	}

	/** @param non-empty-list<string> $values */
	private static function one( mixed $value, array $values ): string {
		return is_string( $value ) && in_array( $value, $values, true ) ? $value : $values[0];
	}

	/** @return list<int> */
	private static function ids( mixed $value ): array {
		$ids = array_map(
			static fn ( mixed $id ): int => is_numeric( $id ) ? (int) $id : 0,
			is_array( $value ) ? array_values( $value ) : []
		);
		return array_slice(
			array_values( array_unique( array_filter( $ids, static fn ( int $id ): bool => $id > 0 ) ) ),
			0,
			self::MOST
		);
	}

	/** @return list<string> */
	private static function texts( mixed $value, string $pattern ): array {
		$texts = array_map(
			static fn ( mixed $text ): string => is_string( $text ) ? Text::line( $text ) : '',
			is_array( $value ) ? array_values( $value ) : []
		);
		return array_slice(
			array_values( array_unique(
				array_filter( $texts, static fn ( string $text ): bool => 1 === preg_match( $pattern, $text ) )
			) ),
			0,
			self::MOST
		);
	}

	private static function moment( mixed $value ): string {
		if ( ! is_string( $value ) || 1 !== preg_match( self::MOMENT, $value ) ) {
			return '';
		}
		$minute = substr( $value, 0, 16 );
		// PHP reads the 45th of a month as a day of the next month.
		$time   = DateTimeImmutable::createFromFormat( self::FORMAT, $minute );
		return false !== $time && $time->format( 'Y-m-d\TH:i' ) === $minute ? $value : '';
	}
}
