<?php
declare( strict_types=1 );

namespace Brolga\Bin\PHPStan;

use PhpParser\Node;
use PhpParser\Node\Expr;
use PHPStan\Analyser\Scope;
use PHPStan\Collectors\Collector;
use PHPStan\Type\ObjectType;
use PHPStan\Type\Type;

/**
 * The methods that shipped code calls or hands on as `[ $object, 'method' ]`, by
 * the class that declares each; `*` where the class can't be told.
 *
 * @implements Collector<Node, list<string>>
 */
final class MethodUses implements Collector {

	public function getNodeType(): string {
		return Node::class;
	}

	/**
	 * @return list<string>|null As `Class::method`.
	 */
	public function processNode( Node $node, Scope $scope ): ?array {
		if ( ! Shipped::is_user( $scope->getFile() ) ) {
			return null;
		}
		return match ( true ) {
			$node instanceof Expr\MethodCall, $node instanceof Expr\NullsafeMethodCall => self::uses(
				$scope->getType( $node->var ),
				$node->name
			),
			$node instanceof Expr\StaticCall    => self::uses( self::class_of( $node->class, $scope ), $node->name ),
			$node instanceof Expr\Array_        => self::handed_on( $node, $scope ),
			default                             => null,
		};
	}

	/**
	 * @param Node\Name|Expr $of Before the two colons.
	 */
	public static function class_of( Node\Name|Expr $of, Scope $scope ): Type {
		return $of instanceof Node\Name ? new ObjectType( $scope->resolveName( $of ) ) : $scope->getType( $of );
	}

	/**
	 * A callable in the old way, `[ $object, 'method' ]`.
	 *
	 * @return list<string>|null
	 */
	private static function handed_on( Expr\Array_ $pair, Scope $scope ): ?array {
		[ $of, $name ] = [ $pair->items[0]->value ?? null, $pair->items[1]->value ?? null ];
		if (
			2 !== count( $pair->items )
			|| null === $of
			|| ! $name instanceof Node\Scalar\String_
			|| '' === $name->value
		) {
			return null;
		}
		$type = $scope->getType( $of );
		return self::uses(
			$type->isClassString()->yes() ? $type->getClassStringObjectType() : $type,
			new Node\Identifier( $name->value )
		);
	}

	/**
	 * @param Type                 $type What is called.
	 * @param Node\Identifier|Expr $name The method.
	 * @return list<string>|null
	 */
	public static function uses( Type $type, Node\Identifier|Expr $name ): ?array {
		if ( ! $name instanceof Node\Identifier ) {
			return null;
		}
		$classes = $type->getObjectClassReflections();
		if ( [] === $classes ) {
			return [ "*::{$name->name}" ];
		}
		$uses = [];
		foreach ( $classes as $class ) {
			if ( $class->hasNativeMethod( $name->name ) ) {
				$method = $class->getNativeMethod( $name->name );
				$uses[] = "{$method->getDeclaringClass()->getName()}::{$method->getName()}";
			}
		}
		return $uses;
	}
}
