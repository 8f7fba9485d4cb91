<?php
declare( strict_types=1 );

// phpcs:disable WordPress.WP.AlternativeFunctions -- What is typed into a command, and no file of the site.

namespace Brolga\Core\Cli;

use Brolga\Core\Database\StorageUnavailable;
use WP_CLI;

use function WP_CLI\Utils\format_items;

/**
 * What commands have in common: reading what was typed, ending with one sentence
 * and status 1 where it is no good, and showing lists.
 *
 * @see LEAD-20
 */
final class Terminal {

	/**
	 * Asks the database, and says it when it does not answer.
	 *
	 * @template T
	 * @param callable(): T $ask Asks.
	 * @return T
	 */
	public static function answer( callable $ask ): mixed {
		try {
			return $ask();
		} catch ( StorageUnavailable ) {
			WP_CLI::error( __( 'The database is not responding. Try again in a minute.', 'brolga' ) );
		}
	}

	/**
	 * @param string $typed What was typed.
	 * @param string $list  The command that lists them, for whoever typed something else.
	 */
	public static function id( string $typed, string $list ): int {
		if ( 1 !== preg_match( '/^[1-9][0-9]{0,17}$/D', $typed ) ) {
			WP_CLI::error(
				/* translators: 1: what was typed, 2: a command. */
				sprintf( __( '“%1$s” is not an ID. Use one that “%2$s” shows.', 'brolga' ), $typed, $list )
			);
		}
		return (int) $typed;
	}

	/**
	 * Several IDs, each once.
	 *
	 * @param list<string> $typed What was typed.
	 * @param string       $list  The command that lists them.
	 * @return list<int>
	 */
	public static function ids( array $typed, string $list ): array {
		return array_values(
			array_unique( array_map( static fn ( string $id ): int => self::id( $id, $list ), $typed ) )
		);
	}

	/**
	 * A text: what was typed, or what another program hands over.
	 *
	 * @param string $typed `-`: read it from the input.
	 * @param string $input Where that is.
	 */
	public static function text( string $typed, string $input = 'php://stdin' ): string {
		return '-' === $typed ? (string) file_get_contents( $input ) : $typed;
	}

	/**
	 * Shows a list: in a table by the words of the screens, to programs by the values of REST.
	 *
	 * @param array<string, string|bool>           $options The command's, with the format.
	 * @param list<array<string, mixed>>           $items   What is listed.
	 * @param list<string>                         $columns Which of its values.
	 * @param array<string, array<string, string>> $words   What the screens call values, by column.
	 *
	 * @see LEAD-82
	 */
	public static function show( array $options, array $items, array $columns, array $words = [] ): void {
		$format = is_string( $options['format'] ?? null ) ? $options['format'] : 'table';
		if ( 'table' === $format ) {
			foreach ( $words as $column => $names ) {
				$items = array_map(
					static fn ( array $item ): array => array_replace(
						$item,
						is_string( $item[ $column ] ?? null )
							? [ $column => $names[ $item[ $column ] ] ?? $item[ $column ] ]
							: []
					),
					$items
				);
			}
		}
		format_items( $format, 'ids' === $format ? array_column( $items, 'id' ) : $items, $columns );
	}

	/**
	 * Holds a value against the schema that REST has for it, and says what does not fit.
	 *
	 * @param mixed                $value  What was typed.
	 * @param array<string, mixed> $schema What it has to be.
	 * @param string               $name   What the help calls it.
	 */
	public static function demand( mixed $value, array $schema, string $name ): void {
		$fits = rest_validate_value_from_schema( $value, $schema, $name );
		if ( is_wp_error( $fits ) ) {
			WP_CLI::error( $fits->get_error_message() );
		}
	}
}
