<?php
declare( strict_types=1 );

namespace Brolga\Core\Settings;

/**
 * What whoever runs the server decides: by a constant of wp-config.php, else by
 * an environment variable of the same name, a secret also by a file. The owner
 * of the process' environment: nobody else reads it.
 *
 * `BROLGA_METRICS_TOKEN_FILE`, as constant or variable, is the path of a file
 * whose content, without the blanks around it, is the value.
 *
 * @see ARCH-7 ARCH-20 ARCH-21
 */
final class ServerValue {

	/** No secret is longer: a wrong path may lead to a file of any size, and each request reads it. */
	private const LONGEST = 65_536;

	/** What the name of a secret's file ends with. */
	public const FILE = '_FILE';

	/**
	 * @param string               $name  As in wp-config.php.
	 * @param array<string, mixed> $rules Its schema, see Section::schema(). `writeOnly`: it is a secret.
	 */
	public function __construct(
		public readonly string $name,
		public readonly array $rules
	) {}

	/**
	 * A key or token that whoever runs the server makes up: not so short that it is guessed, and safe in a header.
	 */
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

	/**
	 * Whether the server says anything by a name, of whatever kind it is: less work than to read it.
	 */
	public static function is_named( string $name ): bool {
		return null !== self::named( $name ) || null !== self::named( $name . self::FILE );
	}

	/**
	 * Whether the server decides.
	 */
	public function is_set(): bool {
		return null !== $this->told();
	}

	/**
	 * Whether it is never told, and may stand in a file.
	 */
	public function is_secret(): bool {
		return true === ( $this->rules['writeOnly'] ?? false );
	}

	/**
	 * The value; its default where the server says nothing, or nothing that can be used.
	 */
	public function value(): mixed {
		$told = $this->told();
		return null === $told || ! FieldCheck::fits( $told, $this->rules ) ? $this->rules['default'] ?? null : $told;
	}

	/**
	 * What is wrong with what the server says, and what to do about it; null: nothing.
	 */
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
	 * What the server says, by its type; null: nothing. A secret whose file cannot be
	 * read is empty: what is stored on the site does not take its place unnoticed.
	 */
	private function told(): mixed {
		$told = self::named( $this->name );
		if ( null === $told ) {
			$file = $this->file();
			return null === $file ? null : (string) self::content( $file );
		}
		return is_string( $told ) ? self::typed( $told, $this->rules['type'] ?? '' ) : $told;
	}

	/**
	 * The path of the file that decides; null: none does.
	 */
	private function file(): ?string {
		$path = $this->is_secret() && null === self::named( $this->name )
			? self::named( $this->name . self::FILE )
			: null;
		return is_string( $path ) ? $path : null;
	}

	/**
	 * What a file holds; null: it cannot be read.
	 */
	private static function content( string $path ): ?string {
		$content = is_file( $path ) && is_readable( $path )
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of the server's, as containers are handed secrets.
			? file_get_contents( $path, false, null, 0, self::LONGEST )
			: false;
		return false === $content ? null : trim( $content );
	}

	/**
	 * What wp-config.php says, else the environment; null: neither.
	 *
	 * @param string $name A constant's.
	 */
	private static function named( string $name ): mixed {
		return defined( $name ) ? constant( $name ) : self::variable( $name );
	}

	/**
	 * An environment variable; null: there is none, or it is empty, as composed
	 * configurations leave what nobody has filled in.
	 */
	private static function variable( string $name ): ?string {
		$value = getenv( $name );
		// php-fpm clears the environment unless it is told not to; what it was handed is here.
		foreach ( false === $value ? [ $_ENV[ $name ] ?? null, self::of_request( $name ) ] : [] as $other ) {
			$value = is_string( $value ) ? $value : $other;
		}
		return is_string( $value ) && '' !== $value ? $value : null;
	}

	/**
	 * What the web server hands over with each request. Nothing that a visitor
	 * sends gets such a name.
	 */
	private static function of_request( string $name ): mixed {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Unslashed in the next line, held against its schema by who asks.
		$value = $_SERVER[ $name ] ?? null;
		// WordPress adds its slashes right before this action.
		return is_string( $value ) && did_action( 'sanitize_comment_cookies' ) > 0 ? wp_unslash( $value ) : $value;
	}

	/**
	 * A text as what it stands for: lists are written with commas.
	 *
	 * @param mixed $type Of the schema.
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
