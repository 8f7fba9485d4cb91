<?php
declare( strict_types=1 );

namespace Brolga\Core\Language;

use Brolga\Core\Support\Module;
use Brolga\Core\Support\PluginFile;

/**
 * Finds our translations. Plugin and theme share one text domain, and WordPress
 * looks for a domain in one folder: the theme's, which it hears of last. So
 * whenever it loads the domain, it gets all that there is of it; and the
 * editor's scripts find theirs here, where it does not look.
 *
 * @see I18N-3 I18N-4 I18N-580
 */
final class Translations implements Module {

	public const DOMAIN = 'brolga';

	/** What the sources speak. */
	private const SOURCES = 'en_US';

	/** Whether a load that was asked for here is under way. */
	private bool $loading = false;

	public function __construct( private readonly PluginFile $plugin ) {}

	/**
	 * Waits for WordPress to load.
	 */
	public function register(): void {
		add_filter( 'lang_dir_for_domain', $this->found( ... ), 10, 3 );
		add_filter( 'pre_load_textdomain', $this->load_all( ... ), 10, 4 );
		add_filter( 'load_script_translation_file', $this->of_script( ... ), 10, 3 );
	}

	/**
	 * Where the domain's files lie. WordPress asks no plugin that is active for a whole
	 * network, and would load nothing.
	 *
	 * @param string|false $folder What WordPress found.
	 * @param string       $domain The text domain.
	 * @param string       $locale The language.
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
	 * Loads the domain from wherever it lies. What was loaded first is found
	 * first: so what a site installed wins over what we bring.
	 *
	 * @param bool|null   $loaded Whether another plugin loaded it already.
	 * @param string      $domain The text domain.
	 * @param string      $file   The file WordPress found.
	 * @param string|null $locale The language.
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

	/**
	 * Where WordPress installs translations.
	 *
	 * @param string $locale The language.
	 * @return list<string>
	 */
	private function installed( string $locale ): array {
		$folder = defined( 'WP_LANG_DIR' ) ? constant( 'WP_LANG_DIR' ) : null;
		$name   = self::DOMAIN . "-{$locale}.mo";
		return is_string( $folder ) ? [ "{$folder}/plugins/{$name}", "{$folder}/themes/{$name}" ] : [];
	}

	/**
	 * What plugin and theme bring. Another theme has a domain of its own.
	 *
	 * @param string $locale The language.
	 * @return list<string>
	 */
	private function brought( string $locale ): array {
		$theme = wp_get_theme( get_template() );
		return [
			$this->folder() . self::DOMAIN . "-{$locale}.mo",
			...( self::DOMAIN === $theme->get( 'TextDomain' )
				? [ $theme->get_template_directory() . "/languages/{$locale}.mo" ]
				: [] ),
		];
	}

	/**
	 * The translations of an editor's script.
	 *
	 * @param string|false $file   Where WordPress looks.
	 * @param string       $handle The script.
	 * @param string       $domain The text domain.
	 */
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

	/**
	 * Where a file of a script's translations may lie: a site's own goes first.
	 *
	 * @param string $name The file's name.
	 * @return list<string>
	 */
	private function places_of_script( string $name ): array {
		$installed = array_map( dirname( ... ), $this->installed( '' ) );
		return array_map(
			static fn ( string $folder ): string => "{$folder}/{$name}",
			[ ...$installed, rtrim( $this->folder(), '/' ) ]
		);
	}

	/**
	 * Whose translation stands in for a language that we bring none for; null: nobody's.
	 *
	 * @param string $locale The language.
	 */
	private function instead_of( string $locale ): ?string {
		if ( self::SOURCES === $locale || $this->has( $locale ) ) {
			return null;
		}
		$nearest = NearestLanguage::to( $locale );
		return null !== $nearest && $this->has( $nearest ) ? $nearest : null;
	}

	/**
	 * Whether we bring a language.
	 *
	 * @param string $locale The language.
	 */
	private function has( string $locale ): bool {
		return is_readable( $this->folder() . self::DOMAIN . "-{$locale}.l10n.php" );
	}

	/**
	 * Where our own translations lie.
	 */
	private function folder(): string {
		return dirname( $this->plugin->path ) . '/languages/';
	}
}
