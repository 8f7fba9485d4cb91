<?php
/**
 * The PHP half of the boundary check: reads a list of files (JSON) from its
 * input, prints the problems found (JSON).
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Bin;

use PhpParser\Node;
use PhpParser\NodeTraverser;
use PhpParser\NodeVisitorAbstract;
use PhpParser\ParserFactory;

require __DIR__ . '/../../../vendor/autoload.php';

/**
 * Walks one file and notes what it does that it may not.
 */
final class Boundaries extends NodeVisitorAbstract {

	private const SHOP      = '/\/Shop\/|^\/theme\/inc\/Shop\.php$/';
	private const STORAGE   = '/(Repository|Schema|Migrator|Migration|Transaction)\.php$|\/Database\/(Connection|SharedSql|Sqlite|Migrations\/\w+)\.php$/';
	private const SQL       = '/^\s*(SELECT\s|INSERT\s+(IGNORE\s+)?INTO\s|UPDATE\s+\S*\s*(SET\s|$)|DELETE\s+FROM\s|(CREATE|ALTER|DROP)\s+(TEMPORARY\s+)?TABLE)/s';
	private const HOOKS     = [
		'add_action',
		'add_filter',
		'add_shortcode',
		'register_activation_hook',
		'register_deactivation_hook',
	];
	private const CLOCK     = [
		'time',
		'microtime',
		'date',
		'getdate',
		'localtime',
		'strtotime',
		'current_time',
		'current_datetime',
		'date_create',
		'date_create_immutable',
	];
	private const TEXTS     = [
		'__',
		'_e',
		'_x',
		'_ex',
		'_n',
		'_nx',
		'esc_html__',
		'esc_html_e',
		'esc_html_x',
		'esc_attr__',
		'esc_attr_e',
		'esc_attr_x',
	];
	private const INSIDE    = '/(Service|Repository)\.php$|\/(Database|Outbox)\//';
	private const ROUTES    = '/\/Core\/Rest\/(PublicRoutes|ProtectedRoutes)\.php$/';
	/** Files of leads are for owners: strangers are told why not. */
	private const STRANGERS = '/\/Core\/Rest\/PublicAction\.php$|\/Forms\/Uploads\/UploadDownload\.php$|\/includes\/parts\.php$/';
	private const CLIENT    = [
		'REMOTE_ADDR',
		'HTTP_X_FORWARDED_FOR',
		'HTTP_X_REAL_IP',
		'HTTP_CLIENT_IP',
		'HTTP_CF_CONNECTING_IP',
	];

	/**
	 * What was found.
	 *
	 * @var list<array{file: string, line: int, message: string}>
	 */
	public array $problems = [];

	/**
	 * The names of the class methods around the current node, innermost last.
	 *
	 * @var list<string>
	 */
	private array $methods = [];

	/**
	 * @param string $file   Path from the project's root.
	 * @param string $source Its text.
	 */
	public function __construct(
		private readonly string $file,
		private readonly string $source
	) {}

	/**
	 * Looks at a node on the way down.
	 */
	public function enterNode( Node $node ): ?int {
		if ( $node instanceof Node\Stmt\ClassMethod ) {
			$this->methods[] = $node->name->toString();
			$this->method_name( $node );
		}
		if ( $node instanceof Node\Stmt\Class_ ) {
			$this->class_is_final( $node );
		}
		if ( $node instanceof Node\UseItem ) {
			$this->import( $node );
		}
		if ( $node instanceof Node\Expr\FuncCall && $node->name instanceof Node\Name ) {
			$this->call( $node, strtolower( $node->name->getLast() ) );
		}
		if (
			$node instanceof Node\Expr\StaticCall
			&& $node->class instanceof Node\Name
			&& 'Services' === $node->class->getLast()
		) {
			$this->only(
				'/\/blocks\/[^\/]+\/render\.php$|\/includes\/Core\/Kernel\/Application\.php$/',
				$node,
				'Services is for render.php: take what you need through the constructor'
			);
		}
		if ( $node instanceof Node\Expr\Throw_ && $node->expr instanceof Node\Expr\New_ ) {
			$this->exception( $node->expr );
		}
		if ( $node instanceof Node\Expr\New_ && $node->class instanceof Node\Name ) {
			$this->instance( $node, $node->class->getLast() );
		}
		if ( $node instanceof Node\Scalar\String_ && in_array( $node->value, self::CLIENT, true ) ) {
			$this->only(
				'/\/Core\/Security\/ClientIp\.php$|^\/plugin\/bin\//',
				$node,
				'the client\'s address is read by ClientIp alone'
			);
		}
		if (
			( $node instanceof Node\Scalar\String_ || $node instanceof Node\InterpolatedStringPart )
			&& str_contains( $node->value, '_nopriv_' )
		) {
			$this->only( self::STRANGERS, $node, 'what visitors ask is declared: PublicAction listens for it' );
		}
		if ( $node instanceof Node\Scalar\String_ && 'Retry-After' === $node->value ) {
			$this->only(
				'/\/Core\/Rest\/AnswerHeaders\.php$/',
				$node,
				'Retry-After: AnswerHeaders says when to come back'
			);
		}
		if (
			$node instanceof Node\Scalar\String_
			&& 1 === preg_match( '/^(et_|dnxte)/', $node->value )
			&& 1 === preg_match( self::INSIDE, $this->file )
		) {
			$this->only( '/(?!)/', $node, "{$node->value}: names of the wire belong to the edges" );
		}
		if ( $this->is_database( $node ) ) {
			$this->only(
				self::STORAGE,
				$node,
				'the database is spoken to by repositories and the classes of Database/ alone'
			);
		}
		if ( $node instanceof Node\Scalar\String_ || $node instanceof Node\InterpolatedStringPart ) {
			$this->sql( $node );
		}
		if ( $node instanceof Node\Name && 1 === preg_match( '/^WC(_|$)|^WooCommerce$/', $node->getLast() ) ) {
			$this->only( self::SHOP, $node, "{$node->getLast()}: WooCommerce is known in Shop/ alone" );
		}
		return null;
	}

	/**
	 * Leaves a method.
	 */
	public function leaveNode( Node $node ): ?int {
		if ( $node instanceof Node\Stmt\ClassMethod ) {
			array_pop( $this->methods );
		}
		return null;
	}

	/**
	 * Notes a problem, unless this is a file that may.
	 */
	private function only( string $allowed, Node $node, string $message ): void {
		if ( 1 !== preg_match( $allowed, '/' . $this->file ) ) {
			$this->problems[] = [
				'file'    => $this->file,
				'line'    => $node->getStartLine(),
				'message' => $message,
			];
		}
	}

	/**
	 * Hooks belong to register(), time to the clock, the shop's functions to Shop/.
	 */
	private function call( Node\Expr\FuncCall $node, string $name ): void {
		if ( in_array( $name, self::HOOKS, true ) && ! in_array( 'register', $this->methods, true ) ) {
			$this->only( '/(?!)/', $node, "$name() outside of a register() method" );
		}
		$now = in_array( $name, self::CLOCK, true )
			|| ( in_array( $name, [ 'gmdate', 'wp_date', 'date_i18n' ], true ) && count( $node->args ) < 2 );
		if ( $now ) {
			$this->only(
				'/\/Core\/Support\/SystemClock\.php$|^\/theme\//',
				$node,
				"$name(): time comes from the Clock"
			);
		}
		$domain = end( $node->args );
		if (
			in_array( $name, self::TEXTS, true )
			&& ! ( $domain instanceof Node\Arg
				&& $domain->value instanceof Node\Scalar\String_
				&& 'brolga' === $domain->value->value )
		) {
			$this->only( '/(?!)/', $node, "$name() without the text domain" );
		}
		if ( 'register_rest_route' === $name ) {
			$this->only(
				self::ROUTES,
				$node,
				"$name(): routes are opened by PublicRoutes, which holds requests against what a route declares, or "
					. 'by ProtectedRoutes'
			);
		}
		if ( str_starts_with( $name, 'wc_' ) ) {
			$this->only( self::SHOP, $node, "$name(): WooCommerce is known in Shop/ alone" );
		}
	}

	/**
	 * A date made from nothing, or from a word such as "now", is the present.
	 */
	private function instance( Node\Expr\New_ $node, string $name ): void {
		$first = $node->args[0] ?? null;
		$told  = $first instanceof Node\Arg ? $first->value : null;
		$now   = null === $told
			|| ( $told instanceof Node\Scalar\String_ && 1 !== preg_match( '/^@?\d/', $told->value ) );
		if ( in_array( $name, [ 'DateTime', 'DateTimeImmutable' ], true ) && $now ) {
			$this->only(
				'/\/Core\/Support\/SystemClock\.php$/',
				$node,
				'new ' . $name . '(): time comes from the Clock'
			);
		}
	}

	/**
	 * The plugin directory's check takes an exception's text for something that is
	 * printed. The newest of its rules that can be installed here does not know it.
	 */
	private function exception( Node\Expr\New_ $node ): void {
		$told = array_filter(
			$node->args,
			static fn ( Node $argument ): bool => ! $argument instanceof Node\Arg
				|| ! ( $argument->value instanceof Node\Scalar\String_
					|| $argument->value instanceof Node\Scalar\Int_
					|| $argument->value instanceof Node\Expr\ConstFetch )
		);
		if (
			[] !== $told
			&& ! str_contains( $this->source, 'WordPress.Security.EscapeOutput.ExceptionNotEscaped -- ' )
		) {
			$this->only(
				'/^\/(?!plugin\/)|\/tests\//',
				$node,
				'an exception with a text that is made: say at the head of the file that it is never printed as it '
					. 'is, as others do'
			);
		}
	}

	/**
	 * Statements are written where their table is known.
	 */
	private function sql( Node\Scalar\String_|Node\InterpolatedStringPart $node ): void {
		if ( 1 === preg_match( self::SQL, $node->value ) ) {
			$this->only( self::STORAGE, $node, 'SQL is written in repositories and the classes of Database/ alone' );
		}
	}

	/**
	 * Whether a node is the database handle of WordPress, or its type.
	 */
	private function is_database( Node $node ): bool {
		return ( $node instanceof Node\Expr\Variable && 'wpdb' === $node->name )
			|| ( $node instanceof Node\Expr\PropertyFetch
				&& $node->name instanceof Node\Identifier
				&& 'wpdb' === $node->name->toString() )
			|| ( $node instanceof Node\Scalar\String_ && 'wpdb' === $node->value )
			|| ( $node instanceof Node\Name && 'wpdb' === $node->getLast() );
	}

	/**
	 * Method names are snake_case, as WordPress's are.
	 */
	private function method_name( Node\Stmt\ClassMethod $node ): void {
		if ( 1 !== preg_match( '/^(__)?[a-z0-9_]+$|^__[a-zA-Z]+$/', $node->name->toString() ) ) {
			// It takes the place of a method of PHPMailer's.
			$this->only( '~/Mail/WholeHeaders\.php$~', $node, "method {$node->name}() is not snake_case" );
		}
	}

	/**
	 * What a file imports it names, in a docblock at least.
	 */
	private function import( Node\UseItem $node ): void {
		$name = $node->getAlias()->toString();
		$rest = (string) preg_replace( '/^use .*;$/m', '', $this->source );
		if ( 1 !== preg_match( '/(?<![\w\\\\])' . $name . '\b/', $rest ) ) {
			$this->only( '/(?!)/', $node, "{$node->name} is imported and not used" );
		}
	}

	/**
	 * Nothing inherits from our classes by accident.
	 */
	private function class_is_final( Node\Stmt\Class_ $node ): void {
		if ( null !== $node->name && ! $node->isFinal() && ! $node->isAbstract() ) {
			$this->only( '/(?!)/', $node, "class {$node->name} is not final" );
		}
	}
}

$root     = $argv[1] ?? '.';
$files    = json_decode( (string) stream_get_contents( STDIN ), true, 8, JSON_THROW_ON_ERROR );
$parser   = ( new ParserFactory() )->createForHostVersion();
$problems = [];

foreach ( is_array( $files ) ? $files : [] as $file ) {
	if ( ! is_string( $file ) ) {
		continue;
	}
	$source    = (string) file_get_contents( "$root/$file" );
	$visitor   = new Boundaries( $file, $source );
	$traverser = new NodeTraverser( $visitor );
	$traverser->traverse( $parser->parse( $source ) ?? [] );
	$problems = [ ...$problems, ...$visitor->problems ];
}

echo json_encode( $problems, JSON_THROW_ON_ERROR );
