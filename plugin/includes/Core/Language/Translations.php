<?php
declare( strict_types=1 );

namespace Brolga\Core\Language;

use Brolga\Core\Support\Module;
use Brolga\Core\Support\PluginFile;

/**
 * Loads translations. The plugin and its theme share one text domain, but WordPress searches only
 * one folder per domain, the one registered last. So this module loads all files of the domain
 * together, and finds those of editor scripts.
 *
 * @see I18N-3 I18N-4 I18N-580
 */
final class Translations implements Module {

	public const DOMAIN = 'brolga';

	private const SOURCES = 'en_US';

	private bool $loading = false;

	public function __construct( private readonly PluginFile $plugin ) {}

	public function register(): void {
		add_filter( 'lang_dir_for_domain', $this->found( ... ), 10, 3 );
		add_filter( 'pre_load_textdomain', $this->load_all( ... ), 10, 4 );
		add_filter( 'load_script_translation_file', $this->of_script( ... ), 10, 3 );
	}

	/**
	 * Returns the plugin's language folder if WordPress found none. WordPress does not search
	 * network-activated plugins, and would load nothing.
	 *
	 * @see I18N-580
	 */
	private function found( string|false $folder, string $domain, string $locale ): string|false {
		return false === $folder
			&& self::DOMAIN === $domain
			&& ( $this->has( $locale ) || null !== $this->instead_of( $locale ) )
			? $this->folder()
			: $folder;
	}

	/**
	 * Loads all files of the domain. The first file that has a string wins, so translations
	 * installed by the site override bundled ones.
	 *
	 * @param bool|null $loaded Not null: another plugin has already handled the load.
	 * @param string $file The file that WordPress found.
	 */
	private function load_all( ?bool $loaded, string $domain, string $file, ?string $locale = null ): ?bool {
		if ( self::DOMAIN !== $domain || $this->loading || null !== $loaded ) {
			return $loaded;
		}
		$locale      ??= determine_locale();
		$this->loading = true;
		$found         = false;
		$nearest       = $this->instead_of( $locale );
		foreach ( array_unique( [
			...$this->installed( $locale ),
			$file,
			...$this->brought( $locale ),
			...null === $nearest ? [] : [ ...$this->installed( $nearest ), ...$this->brought( $nearest ) ],
		] ) as $candidate ) {
			$found = load_textdomain( $domain, $candidate, $locale ) || $found;
		}
		$this->loading = false;
		return $found;
	}

	/** @return list<string> */
	private function installed( string $locale ): array {
		$folder = defined( 'WP_LANG_DIR' ) ? constant( 'WP_LANG_DIR' ) : null;
		$name   = self::DOMAIN . "-{$locale}.mo";
		return is_string( $folder ) ? [ "{$folder}/plugins/{$name}", "{$folder}/themes/{$name}" ] : [];
	}

	/** @return list<string> */
	private function brought( string $locale ): array {
		$theme = wp_get_theme( get_template() );
		return [
			$this->folder() . self::DOMAIN . "-{$locale}.mo",
			...( self::DOMAIN === $theme->get( 'TextDomain' )
				? [ $theme->get_template_directory() . "/languages/{$locale}.mo" ]
				: [] ),
		];
	}

	private function of_script( string|false $file, string $handle, string $domain ): string|false {
		if ( self::DOMAIN !== $domain || false === $file || is_readable( $file ) ) {
			return $file;
		}
		$locale  = determine_locale();
		$nearest = $this->instead_of( $locale );
		$name    = basename( $file );
		$places  = $this->places_of_script( $name );
		$start   = self::DOMAIN . "-{$locale}-";
		if ( null !== $nearest && str_starts_with( $name, $start ) ) {
			$other  = self::DOMAIN . "-{$nearest}-" . substr( $name, strlen( $start ) );
			$places = [ ...$places, ...$this->places_of_script( $other ) ];
		}
		foreach ( $places as $place ) {
			if ( is_readable( $place ) ) {
				return $place;
			}
		}
		return $file;
	}

	/** @return list<string> */
	private function places_of_script( string $name ): array {
		$installed = array_map( dirname( ... ), $this->installed( '' ) );
		return array_map(
			static fn ( string $folder ): string => "{$folder}/{$name}",
			[ ...$installed, rtrim( $this->folder(), '/' ) ]
		);
	}

	private function instead_of( string $locale ): ?string {
		if ( self::SOURCES === $locale || $this->has( $locale ) ) {
			return null;
		}
		$nearest = NearestLanguage::to( $locale );
		return null !== $nearest && $this->has( $nearest ) ? $nearest : null;
	}

	private function has( string $locale ): bool {
		return is_readable( $this->folder() . self::DOMAIN . "-{$locale}.l10n.php" );
	}

	private function folder(): string {
		return dirname( $this->plugin->path ) . '/languages/';
	}
}
