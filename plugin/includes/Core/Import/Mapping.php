<?php
declare( strict_types=1 );

namespace Brolga\Core\Import;

use Brolga\Core\Support\Text;

/**
 * The target of each column. Columns that the owner has not assigned are recognised by name: first
 * by the names in the plugin's own exports, then by those of other programs.
 *
 * @see EXPORT-5
 */
final class Mapping {

	/** Column names of other programs, in lower case; punctuation and spaces are ignored. */
	private const KNOWN = [
		'email'      => [ 'email', 'email address', 'mail', 'subscriber' ],
		'first_name' => [ 'first name', 'fname', 'given name', 'name' ],
		'last_name'  => [ 'last name', 'lname', 'surname', 'family name' ],
		'name'       => [ 'name', 'full name', 'your name', 'from' ],
		'status'     => [ 'status' ],
		'list'       => [ 'list', 'list id', 'list name', 'audience', 'group' ],
		'consent'    => [ 'agreed to', 'consent', 'consent text' ],
		'agreed_at'  => [
			'agreed on',
			'opt-in time',
			'opt-in date',
			'opt-in at',
			'confirm time',
			'confirmation date',
			'consent date',
			'confirmed at',
			'confirmed on',
			'subscribed at',
			'subscribed on',
			'date subscribed',
			'subscription date',
			'date added',
			'signed up',
			'signed up on',
			'signed up at',
			'sign-up date',
			'sign-up time',
			'date signed up',
			'joined',
			'joined on',
			'joined at',
			'join date',
			'date joined',
			'opted in on',
			'opted in at',
			'opt-in on',
			'date confirmed',
			'confirmed date',
			'confirmation time',
			'subscribed date',
			'subscribe date',
			'agreed at',
			'consent given on',
		],
		'received'   => [
			'received',
			'date',
			'submitted',
			'created',
			'created at',
			'entry date',
			'timestamp',
			'submission date',
			'time',
		],
		'form'       => [ 'form', 'form name', 'form title' ],
		'page'       => [ 'page', 'page url', 'source url', 'url' ],
		'number'     => [ 'number', 'id', 'entry id' ],
	];

	private const DATES = [ 'agreed_at', 'received' ];

	private const STATUS = 'status';

	/** Targets that may contain a time: a status column may hold the date of consent. */
	private const MAY_BE_DATES = [ ...self::DATES, self::STATUS ];

	/**
	 * @param list<string>   $heads   Column names.
	 * @param list<string>   $targets One per column.
	 * @param list<int>      $guessed Indices of columns that the owner has not assigned.
	 * @param DateOrder|null $order   The order of dates with slashes; null where it is unknown.
	 */
	private function __construct(
		private readonly array $heads,
		public readonly array $targets,
		private readonly array $guessed,
		private readonly ?DateOrder $order = null
	) {}

	/**
	 * @param list<string> $heads
	 * @param array<array-key, mixed> $chosen
	 */
	public static function of( array $heads, array $chosen, Importer $importer ): self {
		$possible = $importer->targets();
		$targets  = [];
		$guessed  = [];
		foreach ( $heads as $column => $head ) {
			$choice = $chosen[ $column ] ?? null;
			if (
				is_string( $choice )
				&& ( isset( $possible[ $choice ] ) || in_array( $choice, [ Importer::FIELD, Importer::SKIP ], true ) )
			) {
				$targets[] = $choice;
				continue;
			}
			$guessed[] = $column;
			$taken     = array_diff( $targets, $importer->shared() );
			$targets[] = self::guess( $head, array_diff_key( $possible, array_flip( $taken ) ), $importer );
		}
		return new self( $heads, $targets, $guessed );
	}

	/**
	 * Returns a copy with what is known after the whole file was read.
	 *
	 * @param list<int> $undecided
	 */
	public function with_dates( ?DateOrder $order, array $undecided ): self {
		$targets = $this->targets;
		foreach ( $undecided as $column ) {
			$targets[ $column ] = Importer::UNDECIDED;
		}
		return new self( $this->heads, array_values( $targets ), $this->guessed, $order );
	}

	/**
	 * @param list<int> $columns
	 * @return list<string>
	 */
	public function names( array $columns ): array {
		return array_values( array_intersect_key( $this->heads, array_flip( $columns ) ) );
	}

	/** @return array<int, string> Columns that are stored as fields only because their name is unknown. */
	public function guessed_fields(): array {
		return array_filter(
			array_intersect_key( $this->heads, array_flip( $this->guessed ) ),
			fn ( int $column ): bool => Importer::FIELD === ( $this->targets[ $column ] ?? '' ),
			ARRAY_FILTER_USE_KEY
		);
	}

	/**
	 * @param list<string> $cells
	 * @return list<string>
	 */
	public function dates( array $cells ): array {
		$dates = [];
		foreach ( $this->targets as $column => $target ) {
			if ( in_array( $target, self::MAY_BE_DATES, true ) ) {
				$dates[] = Text::trim( $cells[ $column ] ?? '' );
			}
		}
		return $dates;
	}

	/**
	 * Of several columns with the same target, the first non-empty value counts.
	 *
	 * @param list<string> $cells
	 * @return array<string, string>
	 */
	public function values( array $cells ): array {
		$values = [];
		foreach ( $this->targets as $column => $target ) {
			if (
				! in_array( $target, [ Importer::FIELD, Importer::SKIP, Importer::UNDECIDED ], true )
				&& '' === ( $values[ $target ] ?? '' )
			) {
				$cell              = Text::trim( $cells[ $column ] ?? '' );
				$values[ $target ] = in_array( $target, self::DATES, true )
					? DateOrder::plain( $cell, $this->order )
					: $cell;
			}
		}
		return $values;
	}

	/**
	 * @param list<string> $cells
	 * @return array<string, string>
	 */
	public function status( array $cells ): array {
		$said = [];
		foreach ( $this->targets as $column => $target ) {
			if ( self::STATUS === $target ) {
				$said[ $this->heads[ $column ] ?? '' ] = DateOrder::plain(
					Text::trim( $cells[ $column ] ?? '' ),
					$this->order
				);
			}
		}
		return $said;
	}

	/**
	 * @param list<string> $cells
	 * @return array<string, string>
	 */
	public function fields( array $cells ): array {
		$fields = [];
		foreach ( $this->targets as $column => $target ) {
			$cell = Text::lines( $cells[ $column ] ?? '' );
			if ( Importer::FIELD === $target && '' !== $cell ) {
				$fields[ Text::line( $this->heads[ $column ] ?? '' ) ] = $cell;
			}
		}
		return $fields;
	}

	/** @param array<string, string> $possible */
	private static function guess( string $head, array $possible, Importer $importer ): string {
		$name = $head;
		$head = self::plain( $head );
		foreach ( $possible as $target => $label ) {
			if ( self::plain( $label ) === $head ) {
				return $target;
			}
		}
		foreach ( $possible as $target => $label ) {
			if ( in_array( $head, array_map( self::plain( ... ), self::KNOWN[ $target ] ?? [] ), true ) ) {
				return $target;
			}
		}
		$sure = $importer->guess( $name );
		if ( null !== $sure && isset( $possible[ $sure ] ) ) {
			return $sure;
		}
		return '' === $head ? Importer::SKIP : Importer::FIELD;
	}

	/** Normalizes a name for comparison: `E-mail_Address` becomes `emailaddress`. */
	private static function plain( string $name ): string {
		return (string) preg_replace( '/[\s\p{P}]+/u', '', Text::lower( $name ) );
	}
}
