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

	/** Names that other programs give to columns, in small letters. */
	private const KNOWN = [
		'email'      => [ 'email', 'e-mail', 'email address', 'e-mail address', 'mail', 'email_address', 'subscriber' ],
		'first_name' => [ 'first name', 'firstname', 'first_name', 'fname', 'given name', 'name' ],
		'last_name'  => [ 'last name', 'lastname', 'last_name', 'lname', 'surname', 'family name' ],
		'name'       => [ 'name', 'full name', 'your name', 'from' ],
		'status'     => [ 'status', 'state' ],
		'list'       => [ 'list', 'list id', 'audience', 'group' ],
		'consent'    => [ 'agreed to', 'consent', 'consent text' ],
		'agreed_at'  => [
			'agreed on',
			'optin_time',
			'opt-in time',
			'confirm_time',
			'subscribed at',
			'date subscribed',
			'date added',
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

	/**
	 * @param list<string> $heads   The columns' names.
	 * @param list<string> $targets A target each.
	 */
	private function __construct(
		private readonly array $heads,
		public readonly array $targets
	) {}

	/**
	 * The mapping of a file.
	 *
	 * @param list<string>             $heads    The columns' names.
	 * @param array<array-key, mixed>  $chosen   Targets by column, as far as the owner has said.
	 * @param array<string, string>    $possible Names for people, by target.
	 */
	public static function of( array $heads, array $chosen, array $possible ): self {
		$targets = [];
		foreach ( $heads as $column => $head ) {
			$choice    = $chosen[ $column ] ?? null;
			$targets[] = is_string( $choice )
				&& ( isset( $possible[ $choice ] ) || in_array( $choice, [ Importer::FIELD, Importer::SKIP ], true ) )
				? $choice
				: self::guess( $head, array_diff_key( $possible, array_flip( $targets ) ) );
		}
		return new self( $heads, $targets );
	}

	/**
	 * A row's values by target.
	 *
	 * @param list<string> $cells The row.
	 * @return array<string, string>
	 */
	public function values( array $cells ): array {
		$values = [];
		foreach ( $this->targets as $column => $target ) {
			if ( Importer::FIELD !== $target && Importer::SKIP !== $target ) {
				$values[ $target ] ??= Text::trim( $cells[ $column ] ?? '' );
			}
		}
		return $values;
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
	 */
	private static function guess( string $head, array $possible ): string {
		$head = Text::lower( Text::trim( $head ) );
		foreach ( $possible as $target => $label ) {
			if ( Text::lower( $label ) === $head ) {
				return $target;
			}
		}
		foreach ( $possible as $target => $label ) {
			if ( in_array( $head, self::KNOWN[ $target ] ?? [], true ) ) {
				return $target;
			}
		}
		return '' === $head ? Importer::SKIP : Importer::FIELD;
	}
}
