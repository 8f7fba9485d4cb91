<?php
declare( strict_types=1 );

// phpcs:disable WordPress.WP.AlternativeFunctions -- What is typed into a command, and no file of the site.

namespace Brolga\Core\Cli;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Database\StorageUnavailable;
use WP_CLI;
use WP_Error;

use function WP_CLI\Utils\format_items;

/**
 * Helpers for WP-CLI commands: parsing arguments, ending with an error message and exit status 1,
 * and printing lists.
 *
 * @see LEAD-20
 */
final class Terminal {

	/**
	 * @template T
	 * @param callable(): T $ask
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
	 * Runs an owner's action, and returns its output. An error ends the command.
	 *
	 * @template Output of array<string, mixed>
	 * @param Ability<Output> $action
	 * @param array<string, mixed> $input
	 * @param null|callable( WP_Error ): string $words The error's message for people who type commands.
	 * @return Output
	 * @see ARCH-850
	 */
	public static function run( Ability $action, array $input, ?callable $words = null ): array {
		$output = self::answer( static fn (): array|WP_Error => $action->execute( $input ) );
		if ( $output instanceof WP_Error ) {
			WP_CLI::error( null === $words ? $output->get_error_message() : $words( $output ) );
		}
		return $output;
	}

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
	 * @param list<string> $typed
	 * @return list<int>
	 */
	public static function ids( array $typed, string $list ): array {
		return array_values(
			array_unique( array_map( static fn ( string $id ): int => self::id( $id, $list ), $typed ) )
		);
	}

	/** @param string $typed `-` to read what is piped into the command. */
	public static function text( string $typed, string $input = 'php://stdin' ): string {
		return '-' === $typed ? (string) file_get_contents( $input ) : $typed;
	}

	/**
	 * Tables use the admin screens' labels, other formats the values of the REST API.
	 *
	 * @param array<string, array<string, string>> $words Labels by value, by column.
	 * @param array<string, string|bool> $options
	 * @param list<array<string, mixed>> $items
	 * @param list<string> $columns
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

	/** @param array<string, mixed> $schema */
	public static function demand( mixed $value, array $schema, string $name ): void {
		$fits = rest_validate_value_from_schema( $value, $schema, $name );
		if ( is_wp_error( $fits ) ) {
			WP_CLI::error( $fits->get_error_message() );
		}
	}
}
