<?php
declare( strict_types=1 );

namespace Brolga\Core\Import;

use Brolga\Core\Support\Text;

/**
 * A target for each column. What the owner has not said is guessed by the
 * column's name, in the words of our own exports first.
 *
 * @see EXPORT-5
 */
final class Mapping {

	/** Names that other programs give to columns, in small letters; signs between them don't count. */
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

	/** Targets that are moments. */
	private const DATES = [ 'agreed_at', 'received' ];

	/** The target of columns that say where somebody stands. */
	private const STATUS = 'status';

	/** Targets whose values may be moments: the day of a yes is one. */
	private const MAY_BE_DATES = [ ...self::DATES, self::STATUS ];

	/**
	 * @param list<string>   $heads   The columns' names.
	 * @param list<string>   $targets A target each.
	 * @param list<int>      $guessed Columns that the owner has said nothing of.
	 * @param DateOrder|null $order   How dates with slashes are written; null: nobody knows.
	 */
	private function __construct(
		private readonly array $heads,
		public readonly array $targets,
		private readonly array $guessed,
		private readonly ?DateOrder $order = null
	) {}

	/**
	 * The mapping of a file.
	 *
	 * @param list<string>             $heads    The columns' names.
	 * @param array<array-key, mixed>  $chosen   Targets by column, as far as the owner has said.
	 * @param Importer                 $importer Knows what they can be.
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
	 * The same, with what is known once the whole file was read.
	 *
	 * @param DateOrder|null $order     How its dates are written.
	 * @param list<int>      $undecided Columns that the owner has to decide on.
	 */
	public function with_dates( ?DateOrder $order, array $undecided ): self {
		$targets = $this->targets;
		foreach ( $undecided as $column ) {
			$targets[ $column ] = Importer::UNDECIDED;
		}
		return new self( $this->heads, array_values( $targets ), $this->guessed, $order );
	}

	/**
	 * The names of some columns.
	 *
	 * @param list<int> $columns Their places.
	 * @return list<string>
	 */
	public function names( array $columns ): array {
		return array_values( array_intersect_key( $this->heads, array_flip( $columns ) ) );
	}

	/**
	 * Columns that are kept as fields because nobody knows better.
	 *
	 * @return array<int, string> Names by place.
	 */
	public function guessed_fields(): array {
		return array_filter(
			array_intersect_key( $this->heads, array_flip( $this->guessed ) ),
			fn ( int $column ): bool => Importer::FIELD === ( $this->targets[ $column ] ?? '' ),
			ARRAY_FILTER_USE_KEY
		);
	}

	/**
	 * A row's moments, as they stand in the file.
	 *
	 * @param list<string> $cells The row.
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
	 * A row's values by target: of several columns the first that holds something.
	 *
	 * @param list<string> $cells The row.
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
	 * What a row says of where it stands, by the columns' names: several may say it.
	 *
	 * @param list<string> $cells The row.
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
	 * A row's other values by the columns' names.
	 *
	 * @param list<string> $cells The row.
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

	/**
	 * What a column will be.
	 *
	 * @param string                $head     Its name.
	 * @param array<string, string> $possible Targets that no other column has.
	 * @param Importer              $importer Knows more names.
	 */
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

	/**
	 * A name as it is compared: `E-mail_Address` is `emailaddress`.
	 */
	private static function plain( string $name ): string {
		return (string) preg_replace( '/[\s\p{P}]+/u', '', Text::lower( $name ) );
	}
}
