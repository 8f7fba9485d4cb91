<?php
/**
 * Prints the mutants of the PHP files that it is given (JSON, by file): what is
 * changed, in which function, and the whole file with the change; and each file
 * as it notes which of its functions are called.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Bin;

use PhpParser\Node;
use PhpParser\Node\Expr;
use PhpParser\Node\Expr\BinaryOp;
use PhpParser\Node\FunctionLike;
use PhpParser\Node\Scalar\Int_;
use PhpParser\Node\Stmt;
use PhpParser\NodeTraverser;
use PhpParser\NodeVisitorAbstract;
use PhpParser\ParserFactory;

require __DIR__ . '/../../../vendor/autoload.php';

/**
 * Finds what can be changed in a file: comparisons and their boundaries, boolean
 * operators, arithmetic, numbers, returned values, statements that are left out.
 *
 * @phpstan-type Mutant array{line: int, in: string, from: string, to: string, place: string, code: string}
 */
final class Mutants extends NodeVisitorAbstract {

	/** What stands in the place of an operator. */
	private const OPERATORS = [
		BinaryOp\Identical::class      => '!==',
		BinaryOp\NotIdentical::class   => '===',
		BinaryOp\Equal::class          => '!=',
		BinaryOp\NotEqual::class       => '==',
		BinaryOp\Smaller::class        => '<=',
		BinaryOp\SmallerOrEqual::class => '<',
		BinaryOp\Greater::class        => '>=',
		BinaryOp\GreaterOrEqual::class => '>',
		BinaryOp\BooleanAnd::class     => '||',
		BinaryOp\BooleanOr::class      => '&&',
		BinaryOp\Plus::class           => '-',
		BinaryOp\Minus::class          => '+',
		BinaryOp\Mul::class            => '/',
	];

	/**
	 * @var list<Mutant>
	 */
	public array $found = [];

	/**
	 * The method around a node.
	 */
	private string $method = '';

	/**
	 * The functions around a node, from the outside.
	 *
	 * @var list<string>
	 */
	private array $places = [];

	/**
	 * What notes that a function is called, by where it is put in.
	 *
	 * @var array<int, string>
	 */
	private array $notes = [];

	/**
	 * Takes a file by its path and what is in it.
	 */
	public function __construct( private readonly string $file, private readonly string $source ) {}

	/**
	 * The file as it notes which of its functions are called.
	 */
	public function watched(): string {
		krsort( $this->notes );
		$code = $this->source;
		foreach ( $this->notes as $position => $note ) {
			$code = substr_replace( $code, $note, $position, 0 );
		}
		return $code;
	}

	/**
	 * Looks at a node on the way up.
	 */
	public function leaveNode( Node $node ): null {
		if ( $node instanceof FunctionLike ) {
			array_pop( $this->places );
		}
		return null;
	}

	/**
	 * Looks at a node on the way down.
	 */
	public function enterNode( Node $node ): ?int {
		if ( $node instanceof FunctionLike ) {
			$this->watch( $node );
		}
		// What only types and constants say, no test can see change.
		if (
			$node instanceof Stmt\Declare_
			|| $node instanceof Stmt\ClassConst
			|| $node instanceof Node\Attribute
			|| $node instanceof Node\Param
		) {
			return NodeVisitorAbstract::DONT_TRAVERSE_CHILDREN;
		}
		if ( $node instanceof BinaryOp && isset( self::OPERATORS[ $node::class ] ) ) {
			$this->replace(
				$node,
				"{$this->text( $node->left )} " . self::OPERATORS[ $node::class ] . " {$this->text( $node->right )}"
			);
		}
		if ( $node instanceof BinaryOp\Coalesce ) {
			$this->replace( $node, $this->text( $node->right ) );
		}
		if ( $node instanceof Expr\BooleanNot ) {
			$this->replace( $node, $this->text( $node->expr ) );
		}
		if ( $node instanceof BinaryOp ) {
			$this->number( $node->left );
			$this->number( $node->right );
		}
		if ( $node instanceof Expr\Ternary && null !== $node->if ) {
			$this->replace(
				$node,
				"{$this->text( $node->cond )} ? {$this->text( $node->else )} : {$this->text( $node->if )}"
			);
		}
		if ( ( $node instanceof Stmt\Return_ || $node instanceof Expr\ArrowFunction ) && null !== $node->expr ) {
			$this->returned( $node->expr );
		}
		if (
			$node instanceof Stmt\Expression
			&& ( $node->expr instanceof Expr\CallLike || $node->expr instanceof Expr\AssignOp )
		) {
			$this->replace( $node, ';' );
		}
		if ( $node instanceof Stmt\If_ && null === $node->else && [] === $node->elseifs ) {
			$this->replace( $node, ';' );
		}
		if ( $node instanceof Stmt\Continue_ ) {
			$this->replace( $node, 'break;' );
		}
		return null;
	}

	/**
	 * Goes into a function.
	 */
	private function watch( FunctionLike $called ): void {
		if ( $called instanceof Stmt\ClassMethod ) {
			$this->method = $called->name->toString();
		}
		$place          = "{$this->file}:{$called->getStartFilePos()}";
		$this->places[] = $place;
		$note           = "\\Brolga\\Bin\\Reached::note( '{$place}' )";
		if ( $called instanceof Expr\ArrowFunction ) {
			$this->put( $called->expr->getStartFilePos(), "{$note} ?? ( " );
			$this->put( $called->expr->getEndFilePos() + 1, ' )' );
		} elseif ( null !== $called->getStmts() && [] !== $called->getStmts() ) {
			$this->put( $called->getStmts()[0]->getStartFilePos(), "{$note}; " );
		}
	}

	/**
	 * Notes what is put in to watch.
	 */
	private function put( int $position, string $code ): void {
		$this->notes[ $position ] = ( $this->notes[ $position ] ?? '' ) . $code;
	}

	/**
	 * A number that something is held against or added to is one more.
	 *
	 * @param Expr $operand Perhaps a number.
	 */
	private function number( Expr $operand ): void {
		if ( $operand instanceof Int_ ) {
			$this->replace( $operand, (string) ( $operand->value + 1 ) );
		}
	}

	/**
	 * What is given back is its opposite, or empty.
	 *
	 * @param Expr $value What is given back.
	 */
	private function returned( Expr $value ): void {
		if (
			$value instanceof Expr\ConstFetch
			&& in_array( $value->name->toLowerString(), [ 'true', 'false' ], true )
		) {
			$this->replace( $value, 'true' === $value->name->toLowerString() ? 'false' : 'true' );
		}
		if ( $value instanceof Int_ ) {
			$this->number( $value );
		}
		if ( $value instanceof Expr\Array_ && [] !== $value->items ) {
			$this->replace( $value, '[]' );
		}
	}

	/**
	 * Notes a change.
	 *
	 * @param Node   $node What is changed.
	 * @param string $with What it becomes.
	 */
	private function replace( Node $node, string $with ): void {
		$start         = $node->getStartFilePos();
		$this->found[] = [
			'line'  => $node->getStartLine(),
			'in'    => $this->method,
			'from'  => self::short( $this->text( $node ) ),
			'to'    => ';' === $with ? 'nothing' : self::short( $with ),
			'place' => (string) end( $this->places ),
			'code'  => substr( $this->source, 0, $start ) . $with . substr( $this->source, $node->getEndFilePos() + 1 ),
		];
	}

	/**
	 * A node as it is written.
	 */
	private function text( Node $node ): string {
		return substr( $this->source, $node->getStartFilePos(), $node->getEndFilePos() - $node->getStartFilePos() + 1 );
	}

	/**
	 * A text in one line of some length.
	 */
	private static function short( string $text ): string {
		$line = (string) preg_replace( '/\s+/', ' ', $text );
		return strlen( $line ) > 90 ? mb_strcut( $line, 0, 87 ) . '…' : $line;
	}
}

$parser = ( new ParserFactory() )->createForHostVersion();
$files  = [];
foreach ( array_slice( $argv, 1 ) as $file ) {
	$source  = (string) file_get_contents( $file );
	$visitor = new Mutants( $file, $source );
	( new NodeTraverser( $visitor ) )->traverse( $parser->parse( $source ) ?? [] );
	$files[ $file ] = [
		'mutants' => $visitor->found,
		'watched' => $visitor->watched(),
	];
}
echo json_encode( (object) $files, JSON_THROW_ON_ERROR );
