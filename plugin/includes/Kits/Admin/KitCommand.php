<?php
declare( strict_types=1 );

namespace Brolga\Kits\Admin;

use Brolga\Core\Cli\Terminal;
use Brolga\Core\Export\NewFile;
use Brolga\Kits\Actions\ExportKit;
use Brolga\Kits\Actions\ImportForms;
use Brolga\Kits\Actions\ImportKit;
use Brolga\Kits\Actions\InspectKit;
use Brolga\Kits\Actions\ListKitItems;
use Brolga\Kits\Actions\UndoKit;
use Brolga\Kits\Content\KitParts;
use WP_CLI;
use WP_Error;

/**
 * Moves settings, brand, pages, patterns, forms and popups from site to site.
 *
 * @see KIT-1 KIT-6 KIT-20 LEAD-20
 */
final class KitCommand {

	private const ENDLESS = 86400;

	public function __construct(
		private readonly ListKitItems $list,
		private readonly ExportKit $export,
		private readonly InspectKit $inspect,
		private readonly ImportKit $import,
		private readonly UndoKit $undo,
		private readonly ImportForms $forms
	) {}

	/**
	 * Lists what a kit of this site can hold.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : Output format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 * ---
	 *
	 * @param list<string>               $args    None.
	 * @param array<string, string|bool> $options By name.
	 */
	public function list( array $args, array $options ): void {
		unset( $args );
		$output = Terminal::run( $this->list, [] );
		Terminal::show( $options, self::items( $output ), [ 'key', 'label', 'title', 'status' ] );
	}

	/**
	 * Writes a kit.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The zip file, which must not exist yet.
	 *
	 * [--items=<keys>]
	 * : What it holds, separated by commas: settings, brand, and keys that “wp brolga kit list” shows. By default, all.
	 *
	 * ## EXAMPLES
	 *
	 *     wp brolga kit export agency.zip
	 *     wp brolga kit export contact.zip --items=brand,page:12
	 *
	 * @param list<string>               $args    The file.
	 * @param array<string, string|bool> $options By name.
	 */
	public function export( array $args, array $options ): void {
		$file   = $args[0] ?? '';
		$chosen = self::keys( $options['items'] ?? '' );
		$all    = self::all( Terminal::run( $this->list, [] ) );
		$made   = Terminal::answer( fn (): array|WP_Error => $this->export->pieces( [] === $chosen ? $all : $chosen ) );
		if ( $made instanceof WP_Error ) {
			WP_CLI::error( $made->get_error_message() );
		}
		NewFile::make( $file )->write( $made['pieces'] );
		/* translators: %s: a file's name. */
		WP_CLI::success( sprintf( __( 'The kit was written to %s.', 'brolga' ), $file ) );
	}

	/**
	 * Shows what a kit holds, and what of it this site has already.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The kit.
	 *
	 * [--format=<format>]
	 * : Output format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp brolga kit inspect agency.zip
	 *
	 * @param list<string>               $args    The file.
	 * @param array<string, string|bool> $options By name.
	 */
	public function inspect( array $args, array $options ): void {
		$output = self::checked( fn (): array|WP_Error => $this->inspect->of_file( $args[0] ?? '' ) );
		$items  = self::items( $output );
		foreach ( [ KitParts::BRAND, KitParts::SETTINGS ] as $part ) {
			if ( true === ( $output[ $part ] ?? false ) ) {
				array_unshift( $items, [
					'key'    => $part,
					'label'  => '',
					'title'  => '',
					'exists' => '',
				] );
			}
		}
		Terminal::show( $options, $items, [ 'key', 'label', 'title', 'exists' ], [
			'exists' => [
				'new'      => __( 'new', 'brolga' ),
				'imported' => __( 'already imported', 'brolga' ),
				'taken'    => __( 'the address is taken', 'brolga' ),
			],
		] );
	}

	/**
	 * Imports a kit. Pages arrive as drafts, popups turned off. The permissions of WP-CLI’s --user count.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The kit.
	 *
	 * [--items=<keys>]
	 * : What is imported, separated by commas: settings, brand, and keys that “wp brolga kit inspect” shows. By
	 * default, all.
	 *
	 * [--replace=<keys>]
	 * : Keys of items that replace what this site has under the same address. By default, they are added beside it.
	 *
	 * [--format=<format>]
	 * : Output format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp brolga kit import agency.zip --user=admin
	 *     wp brolga kit import agency.zip --items=brand,part:7 --replace=part:7
	 *
	 * @param list<string>               $args    The file.
	 * @param array<string, string|bool> $options By name.
	 */
	public function import( array $args, array $options ): void {
		$file   = $args[0] ?? '';
		$chosen = self::keys( $options['items'] ?? '' );
		if ( [] === $chosen ) {
			$chosen = self::all( self::checked( fn (): array|WP_Error => $this->inspect->of_file( $file ) ) );
		}
		$output = self::checked( fn (): array|WP_Error => $this->import->of_file(
			$file,
			$chosen,
			self::keys( $options['replace'] ?? '' ),
			self::ENDLESS
		) );
		self::show_lines( $options, $output );
	}

	/**
	 * Puts settings and brand back as they were before the latest import.
	 *
	 * @param list<string>               $args    None.
	 * @param array<string, string|bool> $options None.
	 */
	public function undo( array $args, array $options ): void {
		unset( $args );
		self::show_lines( $options, Terminal::run( $this->undo, [] ) );
	}

	/**
	 * Makes forms of another form plugin’s export, and shows what does not come along.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The export of Contact Form 7 (Tools > Export), WPForms, Gravity Forms or Fluent Forms.
	 *
	 * [--dry-run]
	 * : Import nothing.
	 *
	 * [--format=<format>]
	 * : Output format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp brolga kit forms wpforms-export.json --dry-run
	 *
	 * @param list<string>               $args    The file.
	 * @param array<string, string|bool> $options By name.
	 */
	public function forms( array $args, array $options ): void {
		$output = self::checked(
			fn (): array|WP_Error => $this->forms->of_file( $args[0] ?? '', isset( $options['dry-run'] ) )
		);
		self::show_lines( $options, $output );
	}

	/**
	 * @param callable(): (array<string, mixed>|WP_Error) $work
	 * @return array<string, mixed>
	 */
	private static function checked( callable $work ): array {
		$output = Terminal::answer( $work );
		if ( $output instanceof WP_Error ) {
			WP_CLI::error( $output->get_error_message() );
		}
		return $output;
	}

	/**
	 * @param array<string, string|bool> $options
	 * @param array<string, mixed> $output
	 */
	private static function show_lines( array $options, array $output ): void {
		/** @var list<array<string, mixed>> $lines */
		$lines = is_array( $output['lines'] ?? null ) ? $output['lines'] : [];
		Terminal::show( $options, $lines, [ 'outcome', 'what', 'text' ] );
	}

	/**
	 * @param array<string, mixed> $output
	 * @return list<array<string, mixed>>
	 */
	private static function items( array $output ): array {
		/** @var list<array<string, mixed>> $items */
		$items = is_array( $output['items'] ?? null ) ? $output['items'] : [];
		return $items;
	}

	/**
	 * @param array<string, mixed> $output
	 * @return list<string>
	 */
	private static function all( array $output ): array {
		$keys = array_column( self::items( $output ), 'key' );
		return [ KitParts::SETTINGS, KitParts::BRAND, ...array_values( array_filter( $keys, is_string( ... ) ) ) ];
	}

	/** @return list<string> */
	private static function keys( string|bool $typed ): array {
		return is_string( $typed ) ? array_values( array_filter(
			array_map( trim( ... ), explode( ',', $typed ) ),
			static fn ( string $key ): bool => '' !== $key
		) ) : [];
	}
}
