<?php
declare( strict_types=1 );

namespace Brolga\Core\Settings;

/**
 * A value that the server's operator sets: by a constant in wp-config.php, otherwise by an
 * environment variable of the same name. A secret can also be the trimmed content of a file whose
 * path is in a constant or variable such as `BROLGA_METRICS_TOKEN_FILE`.
 *
 * No other class reads the environment.
 *
 * @see ARCH-7 ARCH-20 ARCH-21
 */
final class ServerValue {

	/** Longest secret in bytes. A wrong path may point to a file of any size, and each request reads it. */
	private const LONGEST = 65_536;

	public const FILE = '_FILE';

	/** @param array<string, mixed> $rules */
	public function __construct(
		public readonly string $name,
		public readonly array $rules
	) {}

	/** A key or token that the operator makes up: long enough not to be guessed, and safe in a header. */
	public static function own_secret( string $name ): self {
		return new self(
			$name,
			[
				'type'      => 'string',
				'writeOnly' => true,
				'pattern'   => '^[!-~]*\z',
				'minLength' => 16,
				'maxLength' => 200,
				'message'   => static fn (): string => __(
					'Use 16 to 200 letters, digits and punctuation marks, without spaces.',
					'brolga'
				),
				'default'   => '',
			]
		);
	}

	/** Whether the server sets a name at all, validly or not: cheaper than reading the value. */
	public static function is_named( string $name ): bool {
		return null !== self::named( $name ) || null !== self::named( $name . self::FILE );
	}

	public function is_set(): bool {
		return null !== $this->told();
	}

	public function is_secret(): bool {
		return true === ( $this->rules['writeOnly'] ?? false );
	}

	/** Returns the value; the default if the server sets none or an invalid one. */
	public function value(): mixed {
		$told = $this->told();
		return null === $told || ! FieldCheck::fits( $told, $this->rules ) ? $this->rules['default'] ?? null : $told;
	}

	public function problem(): ?string {
		$file = $this->file();
		if ( null !== $file && null === self::content( $file ) ) {
			return sprintf(
				/* translators: 1: a file, 2: the name of a constant or an environment variable. */
				__( 'PHP cannot read the file %1$s. Check the path in %2$s and the file’s permissions.', 'brolga' ),
				$file,
				$this->name . self::FILE
			);
		}
		$told = $this->told();
		return null === $told ? null : FieldCheck::problem( $told, $this->rules );
	}

	/**
	 * Returns the server's value in its type, not validated; null if it sets none. A secret whose file cannot
	 * be read is empty, so that a secret stored on the site does not replace it unnoticed.
	 */
	private function told(): mixed {
		$told = self::named( $this->name );
		if ( null === $told ) {
			$file = $this->file();
			return null === $file ? null : (string) self::content( $file );
		}
		return is_string( $told ) ? self::typed( $told, $this->rules['type'] ?? '' ) : $told;
	}

	private function file(): ?string {
		$path = $this->is_secret() && null === self::named( $this->name )
			? self::named( $this->name . self::FILE )
			: null;
		return is_string( $path ) ? $path : null;
	}

	private static function content( string $path ): ?string {
		$content = is_file( $path ) && is_readable( $path )
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of the server's, as containers are handed secrets.
			? file_get_contents( $path, false, null, 0, self::LONGEST )
			: false;
		return false === $content ? null : trim( $content );
	}

	private static function named( string $name ): mixed {
		return defined( $name ) ? constant( $name ) : self::variable( $name );
	}

	/**
	 * Returns an environment variable; null if it is missing or empty, as container configurations
	 * leave unused variables.
	 */
	private static function variable( string $name ): ?string {
		$value = getenv( $name );
		// PHP-FPM can clear the environment; what it passes on is in $_ENV and $_SERVER.
		foreach ( false === $value ? [ $_ENV[ $name ] ?? null, self::of_request( $name ) ] : [] as $other ) {
			$value = is_string( $value ) ? $value : $other;
		}
		return is_string( $value ) && '' !== $value ? $value : null;
	}

	/**
	 * Returns a server variable of the web server. Visitors cannot set it, because headers arrive
	 * with the prefix `HTTP_`.
	 */
	private static function of_request( string $name ): mixed {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Unslashed in the next line, held against its schema by who asks.
		$value = $_SERVER[ $name ] ?? null;
		// WordPress adds slashes to $_SERVER right before this action.
		return is_string( $value ) && did_action( 'sanitize_comment_cookies' ) > 0 ? wp_unslash( $value ) : $value;
	}

	/**
	 * Converts text to the schema's type. Lists are separated by commas; text that cannot be
	 * converted is returned unchanged.
	 */
	private static function typed( string $text, mixed $type ): mixed {
		return match ( $type ) {
			'array'   => array_values( array_filter(
				array_map( trim( ... ), explode( ',', $text ) ),
				static fn ( string $item ): bool => '' !== $item
			) ),
			'boolean' => filter_var( $text, FILTER_VALIDATE_BOOLEAN, FILTER_NULL_ON_FAILURE ) ?? $text,
			'integer' => filter_var( $text, FILTER_VALIDATE_INT, FILTER_NULL_ON_FAILURE ) ?? $text,
			default   => $text,
		};
	}
}
